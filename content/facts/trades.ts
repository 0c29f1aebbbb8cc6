import type { IconName } from '../shared/brand/icons.ts';
import type { Hue } from '../site.ts';

/** Prices of the three visits are in site.currency. */
export interface Trade {
  id: string;
  name: string;
  shop: string;
  visits: readonly [Visit, Visit, Visit];
  hue: Hue;
  icon: IconName;
}

type Visit = readonly [name: string, price: number];

/** Trades with a drawing in web/ui/shops. */
export const drawnTrades = [
  {
    id: 'salon',
    name: 'Hair salon',
    shop: 'Juniper Hair',
    visits: [
      ['Color and cut', 140],
      ['Highlights', 180],
      ['Blow-dry', 60],
    ],
    hue: 'clay',
    icon: 'scissors',
  },
  {
    id: 'cleaning',
    name: 'Cleaning company',
    shop: 'Bright Steps',
    visits: [
      ['Deep clean', 240],
      ['Window cleaning', 180],
      ['Weekly clean', 120],
    ],
    hue: 'sky',
    icon: 'spark',
  },
  {
    id: 'heating',
    name: 'HVAC company',
    shop: 'Hillside Heating',
    visits: [
      ['Furnace repair', 160],
      ['Heat pump check', 190],
      ['Tune-up', 129],
    ],
    hue: 'sun',
    icon: 'flame',
  },
  {
    id: 'agency',
    name: 'Marketing agency',
    shop: 'Northgate Ads',
    visits: [
      ['Strategy call', 150],
      ['Ad review', 400],
      ['Site audit', 250],
    ],
    hue: 'grape',
    icon: 'megaphone',
  },
  {
    id: 'music',
    name: 'Music school',
    shop: 'Maple Street Music',
    visits: [
      ['Trial lesson', 35],
      ['Piano lesson', 60],
      ['Theory class', 40],
    ],
    hue: 'rose',
    icon: 'music',
  },
  {
    id: 'pottery',
    name: 'Pottery studio',
    shop: 'Wheel & Glaze',
    visits: [
      ['Wheel class', 65],
      ['Glazing', 40],
      ['Open studio', 25],
    ],
    hue: 'clay',
    icon: 'vase',
  },
  {
    id: 'vet',
    name: 'Veterinary clinic',
    shop: 'Cedar Veterinary',
    visits: [
      ['Check-up', 75],
      ['Booster shot', 48],
      ['Nail trim', 25],
    ],
    hue: 'highlight',
    icon: 'paw',
  },
  {
    id: 'restaurant',
    name: 'Restaurant',
    shop: 'Casa Lucia',
    visits: [
      ['Brunch for four', 96],
      ['Private dinner', 640],
      ['Cooking class', 85],
    ],
    hue: 'sun',
    icon: 'utensils',
  },
] as const satisfies readonly Trade[];

/** In display order. */
export const trades = [
  ...drawnTrades,
  {
    id: 'fitness',
    name: 'Yoga studio or gym',
    shop: 'Stillwater Yoga',
    visits: [
      ['Intro class', 25],
      ['Private session', 90],
      ['Monthly pass', 129],
    ],
    hue: 'grape',
    icon: 'dumbbell',
  },
  {
    id: 'coach',
    name: 'Coach or consultant',
    shop: 'Brightwell Coaching',
    visits: [
      ['Coaching hour', 180],
      ['Team workshop', 900],
      ['Goal review', 90],
    ],
    hue: 'sky',
    icon: 'target',
  },
  {
    id: 'law',
    name: 'Law or accounting firm',
    shop: 'Ashby & Cole',
    visits: [
      ['Consultation', 150],
      ['Contract review', 380],
      ['Tax return', 420],
    ],
    hue: 'sun',
    icon: 'scale',
  },
  {
    id: 'estate',
    name: 'Real estate agency',
    shop: 'Keystone Homes',
    visits: [
      ['Home valuation', 150],
      ['Listing photos', 240],
      ['Rental check', 95],
    ],
    hue: 'highlight',
    icon: 'house',
  },
  {
    id: 'auto',
    name: 'Auto repair shop',
    shop: 'Ridgeline Auto',
    visits: [
      ['Oil change', 79],
      ['Brake job', 380],
      ['Inspection', 45],
    ],
    hue: 'sky',
    icon: 'wrench',
  },
  {
    id: 'shop',
    name: 'Shop or bakery',
    shop: 'Hearth Bakery',
    visits: [
      ['Birthday cake', 85],
      ['Wedding tasting', 120],
      ['Bread order', 34],
    ],
    hue: 'rose',
    icon: 'croissant',
  },
  {
    id: 'beauty',
    name: 'Beauty salon or spa',
    shop: 'Willow Day Spa',
    visits: [
      ['Facial', 95],
      ['Massage', 110],
      ['Manicure', 40],
    ],
    hue: 'rose',
    icon: 'flower',
  },
  {
    id: 'other',
    name: 'Something else',
    shop: 'Corner & Main',
    visits: [
      ['First visit', 80],
      ['Half-day booking', 150],
      ['Follow-up visit', 60],
    ],
    hue: 'highlight',
    icon: 'store',
  },
] as const satisfies readonly Trade[];

export type TradeId = (typeof trades)[number]['id'];
export type DrawnTradeId = (typeof drawnTrades)[number]['id'];
