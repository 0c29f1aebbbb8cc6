import type { TradeId } from '../facts/trades.ts';
import { unnamedBusinessTitle } from '../shared/personalization.ts';

/** The words around the field in which visitors name their business. */
export const fieldWords = {
  label: `${unnamedBusinessTitle}:`,
  placeholder: 'Put your name on it',
  trade: 'Trade',
  clear: 'Clear the name',
  copy: 'Copy a link with this name',
  copied: 'Link copied',
  /** For screen readers, as the pictures change. */
  shown: 'The pictures now show your business. The name stays in this browser.',
  cleared: 'The pictures show sample names again.',
} as const;

/** The longest name, in characters. */
export const longestName = 60;

/**
 * What the pictures say of each trade: who stands for it until the visitor's business has a name, and three things that
 * people book there. Those of a hair salon are in the pictures themselves.
 */
export const tradeWords: Readonly<Record<TradeId, { shop: string; visits?: readonly [string, string, string] }>> = {
  salon: { shop: 'Juniper Hair' },
  cleaning: {
    shop: 'Bright Steps',
    visits: ['Deep clean', 'Window cleaning', 'Weekly clean'],
  },
  heating: {
    shop: 'Hillside Heating',
    visits: ['Boiler service', 'Heat pump', 'Tune-up'],
  },
  agency: {
    shop: 'Northgate Growth',
    visits: ['Strategy call', 'Ad review', 'Site audit'],
  },
  music: {
    shop: 'Maple Street Music',
    visits: ['Trial lesson', 'Piano lesson', 'Theory'],
  },
  pottery: {
    shop: 'Wheel & Glaze',
    visits: ['Wheel class', 'Glazing', 'Open studio'],
  },
  vet: {
    shop: 'Cedar Veterinary',
    visits: ['Check-up', 'Booster shot', 'Nail trim'],
  },
  restaurant: {
    shop: 'Casa Lucia',
    visits: ['Table for four', 'Table for ten', 'Early dinner'],
  },
};
