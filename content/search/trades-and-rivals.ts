import { planRows } from '../facts/plan-table.ts';
import { firstPlanWith, plansFor } from '../facts/pricing.ts';
import type { PageLink } from '../pages.ts';
import { capitalize } from '../shared/text/capitalize.ts';
import { site } from '../site.ts';
import type { BuyerQuestion } from './buyer-question.ts';
import { question } from './places.ts';

/** Trades with the same limits. Each is its plural, then other names, separated by commas. */
interface Trades {
  names: readonly string[];
  answer: (trade: string) => string;
  place: PageLink;
}

interface Rival {
  name: string;
  /** Other spellings. */
  names?: readonly string[];
  /** What fits better here, and there. */
  answer: string;
  /** What comes over, and how. */
  move?: string;
}

function questionsOf({ names, answer, place }: Trades): BuyerQuestion[] {
  return names.map((list) => {
    const [trade, ...others] = list.split(', ') as [string, ...string[]];
    return { phrasings: [`Is it for ${trade}?`, ...others], answer: answer(trade), place };
  });
}

function compare({ name, names = [], answer, move = `Contacts come over as a CSV file.` }: Rival): BuyerQuestion {
  return {
    phrasings: [
      `How does it compare with ${name}?`,
      name,
      ...names,
      `better or cheaper alternative, competitor or replacement, replace, import, switch and migrate from ${name}`,
    ],
    answer: `${answer} ${move}`,
    place: '/features/crm#can-i-import-from-hubspot-salesforce-or-a-spreadsheet',
  };
}

/** A trade's own limit, after what fits local services. */
const service = (limit: string) => (trade: string) =>
  `Yes: ${trade} answer calls and texts, book visits, send estimates and get paid here. ${limit}`;

const sales = (limit: string) => (trade: string) =>
  `Yes: ${trade} follow up on inquiries, book meetings, send documents to sign and get paid here. ${limit}`;

const classes = (limit: string) => (trade: string) =>
  `Yes: ${trade} fill classes and private lessons, sell passes and memberships, and remind people here. ${limit}`;

const chairs = (limit: string) => (trade: string) =>
  `Yes: ${trade} get online booking with deposits, reminders and a waitlist, and a calendar for each person. ${limit}`;

const shops = (limit: string) => (trade: string) =>
  `Yes: ${trade} get an online store with stock and shipping labels, campaigns and reviews. ${limit}`;

const trades: readonly Trades[] = [
  {
    names: [
      'HVAC companies, HVAC, heating and air, heating and cooling, air conditioning, AC repair, furnace repair',
      'plumbers, plumbing',
      'electricians, electrical contractor',
      'landscapers, landscaping, lawn care, lawn mowing, gardeners',
      'cleaning companies, cleaners, house cleaning, maid service, janitorial, commercial cleaning',
      'pest control companies, pest control, exterminators',
      'handymen, handyman',
      'pool companies, pool service, pool cleaning, pool builders',
      'tree services, tree service, tree removal, arborists',
      'garage door companies, garage door',
      'appliance repair shops, appliance repair',
      'locksmiths, locksmith',
      'carpet cleaners, carpet cleaning',
      'pressure washers, pressure washing, power washing',
      'window cleaners, window cleaning, window washing',
      'gutter companies, gutters, gutter cleaning',
      'chimney sweeps, chimney sweep',
      'septic companies, septic',
      'junk haulers, junk removal, dumpster rental',
      'towing companies, towing, tow truck, roadside assistance',
      'security installers, alarm company, security cameras, locks and alarms',
      'mobile mechanics, mobile mechanic',
      'snow removal companies, snow removal, snow plowing',
      'irrigation companies, irrigation, sprinklers',
      'couriers, courier, delivery service',
    ],
    answer: service('It has no dispatch board or route planning.'),
    place: '/features/appointment-booking',
  },
  {
    names: ['moving companies, movers, moving company'],
    answer: service('It has no truck schedule, route planning or inventory of household goods.'),
    place: '/features/pipeline',
  },
  {
    names: ['roofers, roofing'],
    answer: service('It has no roof measurements, material orders or insurance supplements.'),
    place: '/features/pipeline',
  },
  {
    names: [
      'general contractors, contractors, remodelers, remodeling, home builders, construction company, construction',
      'painters, painting contractor',
      'flooring companies, flooring, tile installers',
      'fence companies, fencing, deck builders',
      'concrete contractors, concrete, masonry, paving',
      'kitchen and bath remodelers, kitchen remodeling, bathroom remodeling, cabinet makers, countertops',
      'window and door installers, window installers, siding',
      'carpenters, carpentry, woodworkers',
      'restoration companies, water damage restoration, mold remediation, fire damage',
    ],
    answer: service('It has no job costing, building plans or crew schedules.'),
    place: '/features/pipeline',
  },
  {
    names: ['solar installers, solar'],
    answer: service('It has no system design, permit tracking or dispatch board.'),
    place: '/features/pipeline',
  },
  {
    names: ['home inspectors, home inspection'],
    answer: service('It doesn’t write the inspection report.'),
    place: '/features/appointment-booking',
  },
  {
    names: [
      'dentists, dental practice, dental office, dentistry, orthodontists',
      'chiropractors, chiropractic',
      'doctors, medical practice, doctors office, clinic, physicians, urgent care, dermatologists',
      'therapists, therapy practice, counselors, psychologists, mental health',
      'physical therapists, physical therapy, occupational therapy',
      'optometrists, eye doctor, optician',
      'med spas, medspa, medical spa, botox, laser clinic',
      'acupuncturists, acupuncture',
      'pharmacies, pharmacy',
      'home care agencies, home health, caregivers, senior care, assisted living',
      'podiatrists, podiatry',
      'dietitians, nutritionists',
    ],
    answer: (trade) =>
      `Only partly: ${trade} can run a website, ads, campaigns and reviews here. ${site.name} isn’t HIPAA compliant and we sign no HIPAA agreement, so patient records and messages about health stay in another system.`,
    place: question('HIPAA'),
  },
  {
    names: ['veterinarians, vet clinic, vet, animal hospital'],
    answer: chairs('It keeps no medical charts or lab results.'),
    place: '/features/appointment-booking',
  },
  {
    names: [
      'hair salons, salon, hairdressers, hair stylists, beauty salon, beauty',
      'barbers, barber shop, barbershop',
      'nail salons, nail techs, manicure',
      'day spas, spa, estheticians, facials',
      'lash and brow studios, lash artist, eyelash extensions, microblading, makeup artist',
      'tanning salons, tanning',
      'tattoo studios, tattoo shop, tattoo artist, piercing',
    ],
    answer: chairs('It doesn’t work out commissions or payroll; for sales at the counter, connect Square.'),
    place: '/features/appointment-booking',
  },
  {
    names: ['massage therapists, massage, bodywork'],
    answer: chairs('Intake questions can’t ask for health records, because we sign no HIPAA agreement.'),
    place: '/features/appointment-booking',
  },
  {
    names: [
      'pet groomers, dog groomer, grooming',
      'dog trainers, dog training',
      'pet sitters, dog walkers, pet sitting',
      'kennels, dog daycare, pet boarding, dog boarding',
    ],
    answer: chairs('It has no kennel plan or vaccination checks.'),
    place: '/features/appointment-booking',
  },
  {
    names: [
      'gyms, gym, fitness studio, health club, CrossFit',
      'yoga studios, yoga',
      'pilates studios, pilates',
      'martial arts schools, martial arts, karate, jiu jitsu, taekwondo, dojo',
      'dance studios, dance school, dance, ballet',
      'gymnastics clubs, gymnastics, cheerleading',
      'swim schools, swim lessons',
      'personal trainers, personal trainer',
      'golf, tennis and sports clubs, sports club, golf course, tennis club, pickleball',
    ],
    answer: classes('It doesn’t open doors or bill members as they check in.'),
    place: '/features/appointment-booking',
  },
  {
    names: [
      'music schools, music teacher, music lessons, piano teacher',
      'tutors, tutoring, test prep',
      'driving schools, driving school, driving lessons',
      'language schools, language school, language teacher',
      'art studios and pottery studios, art classes, pottery, ceramics',
      'cooking schools, cooking classes',
      'summer camps, camp, after school program',
    ],
    answer: classes('It keeps no grades or attendance.'),
    place: '/features/forms',
  },
  {
    names: [
      'private schools, school, private school, charter school, college, university',
      'daycares, child care, preschool, nursery school, Montessori',
    ],
    answer: (trade) =>
      `For inquiries, tours, enrollment forms, payments and messages to parents, yes. It has no grades, attendance or check-in of children, so ${trade} keep their school system.`,
    place: '/features/forms',
  },
  {
    names: [
      'coaches, life coach, business coach, coaching business, coach',
      'consultants, consulting firm, consultant',
      'course creators, online teacher, course creator, educator, online courses business',
      'speakers and authors, author, public speaker, influencers, content creator, podcasters',
    ],
    answer: (trade) =>
      `Yes: ${trade} book calls, sell programs and memberships, teach and follow up here. A certificate from it isn’t a license or college credit.`,
    place: question('Which plan'),
  },
  {
    names: [
      'marketing agencies, marketing agency, ad agency, SEO agency, social media manager, freelancers, freelancer',
    ],
    answer: (trade) =>
      `Yes. ${capitalize(trade)} can also resell it under their own brand with ${firstPlanWith(planRows.reselling).name}, with an account for each client.`,
    place: '/features/white-label',
  },
  {
    names: [
      'web designers, web design business, web developer',
      'graphic designers, designer, graphic design, branding studio',
    ],
    answer: sales('It has no project boards or time sheets for billing by the hour.'),
    place: '/features/white-label',
  },
  {
    names: ['law firms, lawyers, attorney, legal practice, lawyer, paralegals, immigration lawyer, personal injury'],
    answer: sales('It has no case management, conflict checks or trust accounting.'),
    place: '/features/additional-tools',
  },
  {
    names: ['accountants, accounting firm, CPA, bookkeepers, bookkeeping business, tax preparers, tax preparation'],
    answer: sales('It keeps no books and prepares no tax returns; QuickBooks and Xero connect with one click.'),
    place: '/features/additional-tools',
  },
  {
    names: ['real estate agents, realtors, realtor, real estate, real estate agency, real estate broker, brokerage'],
    answer: sales('It has no MLS feed or home search.'),
    place: '/features/pipeline',
  },
  {
    names: ['real estate investors, house flippers, wholesalers of houses, wholesaling'],
    answer: sales('It has no property data, MLS feed or dialer for call lists.'),
    place: '/features/pipeline',
  },
  {
    names: ['property managers, property management, landlords'],
    answer: sales('It has no leases, rent rolls or maintenance orders.'),
    place: '/features/communication',
  },
  {
    names: ['mortgage brokers, mortgage, loan officer, lender'],
    answer: sales('It has no loan applications or credit checks.'),
    place: '/features/pipeline',
  },
  {
    names: ['insurance agents, insurance agency, insurance broker'],
    answer: sales('It has no carrier quotes or policy records, and health details don’t belong in it.'),
    place: '/features/pipeline',
  },
  {
    names: ['financial advisors, financial planner, wealth management, financial adviser'],
    answer: sales('It has no portfolios or archive for regulators.'),
    place: '/features/pipeline',
  },
  {
    names: ['recruiters, staffing agency, recruiting, headhunters, temp agency'],
    answer: sales('It has no job boards, résumé search or time sheets.'),
    place: '/features/pipeline',
  },
  {
    names: ['managed service providers, MSP, computer repair, computer services, information technology, tech company'],
    answer: sales('It has no remote access, device monitoring or help-desk queue.'),
    place: '/features/communication',
  },
  {
    names: [
      'architects, architecture firm, engineers, engineering firm',
      'interior designers, interior design, home staging',
    ],
    answer: sales('It has no drawings, purchase orders or time sheets.'),
    place: '/features/pipeline',
  },
  {
    names: ['photographers, photography, photo studio, videographers, wedding photographer'],
    answer: sales('It has no galleries in which clients choose and order pictures.'),
    place: '/features/additional-tools',
  },
  {
    names: [
      'event planners, wedding planner, event planning, party planner, event rentals',
      'wedding venues, event venue, banquet hall, venue',
      'DJs and bands, DJ, band, musicians, entertainers',
      'caterers, catering',
    ],
    answer: sales('It has no seating plans, menus by cost or equipment lists.'),
    place: '/features/pipeline',
  },
  {
    names: ['notaries, notary, mobile notary, loan signing agent', 'translators, translation agency, interpreter'],
    answer: sales('Documents that need a notary’s seal still get it outside of it.'),
    place: '/features/appointment-booking',
  },
  {
    names: ['travel agents, travel agency, tour operator, tours, trip planner'],
    answer: sales('It has no flight, hotel or cruise reservations.'),
    place: '/features/pipeline',
  },
  {
    names: [
      'printers and sign shops, print shop, sign shop, screen printing, embroidery',
      'manufacturers, manufacturing, machine shop, fabricator, wholesale distributor, wholesaler',
    ],
    answer: sales('It has no production plan, purchase orders or warehouse.'),
    place: '/features/pipeline',
  },
  {
    names: [
      'restaurants, restaurant, diner, pizzeria',
      'cafes, cafe, coffee shop, tea house',
      'bakeries, bakery, cake shop',
      'food trucks, food truck',
      'bars and breweries, bar, brewery, winery, nightclub',
    ],
    answer: (trade) =>
      `For reservations, events, campaigns, reviews and orders ahead, yes. It has no table plan, kitchen screen or cash register, so ${trade} connect Square for the counter.`,
    place: '/features/appointment-booking',
  },
  {
    names: [
      'boutiques, boutique, clothing store, retail store, gift shop, retail',
      'jewelers, jewelry store, jewelry',
      'florists, flower shop, florist',
      'bike shops, bike shop, sporting goods',
      'furniture stores, furniture store, antiques',
      'pet stores, pet store',
      'makers and Etsy sellers, crafts, Etsy seller, handmade',
      'farms, farm, farmers market, ranch, plant nursery',
    ],
    answer: shops('For thousands of products in several warehouses, get a larger shop system.'),
    place: '/ecommerce-builder',
  },
  {
    names: [
      'auto repair shops, auto shop, mechanics, mechanic, car repair, garage',
      'body shops, collision repair, auto body',
      'tire shops, tire shop',
      'motorcycle and boat shops, motorcycle shop, boat repair, marina, RV dealer',
    ],
    answer: service('It has no parts catalog, repair manuals or VIN lookup.'),
    place: '/features/appointment-booking',
  },
  {
    names: ['car detailers, auto detailing, car detailing, window tinting, car wash'],
    answer: service('It has no route planning or car wash controls.'),
    place: '/features/appointment-booking',
  },
  {
    names: ['car dealerships, car dealer, used cars, auto dealer, dealership'],
    answer: sales('It has no vehicle inventory feed or financing desk.'),
    place: '/features/pipeline',
  },
  {
    names: [
      'limo and taxi companies, limo, limousine, taxi, car service, shuttle',
      'trucking companies, trucker, freight, logistics',
    ],
    answer: service('It has no fleet tracking, dispatch board or load board.'),
    place: '/features/communication-channels',
  },
  {
    names: [
      'hotels, hotel, motel, bed and breakfast, campground',
      'vacation rentals, Airbnb host, Airbnb, short-term rental',
    ],
    answer: (trade) =>
      `For inquiries, messages to guests, campaigns and reviews, yes. It has no room calendar shared with booking sites, so ${trade} keep their reservation system.`,
    place: '/features/reputation',
  },
  {
    names: ['churches, church, ministry, synagogue, mosque, temple, religious organization'],
    answer: (trade) =>
      `Yes: ${trade} text and email members, take sign-ups for events and get gifts through a payment link. It has no giving statements, fund accounting or check-in of children.`,
    place: '/features/forms',
  },
  {
    names: ['nonprofits, nonprofit, charity, foundation, NGO'],
    answer: (trade) =>
      `Yes: ${trade} keep supporters, send campaigns, take sign-ups and get donations through a payment link. It has no donation receipts, grants or fund accounting.`,
    place: '/features/forms',
  },
  {
    names: ['associations and chambers, chamber of commerce, trade association, HOA, homeowners association, club'],
    answer: (trade) =>
      `Yes: ${trade} keep members, collect dues as subscriptions, run events and publish a directory here. It has no elections or meeting minutes.`,
    place: '/features/listings',
  },
  {
    names: ['franchises, franchise, franchisor, multi-location brand'],
    answer: (trade) =>
      `Yes, ${plansFor(planRows.templates)}: ${trade} get no limit on locations, templates for each one and single sign-on. It has no royalty accounting.`,
    place: '/features/advanced',
  },
  {
    names: [
      'self-storage facilities, self storage, storage units',
      'laundromats and dry cleaners, dry cleaner, laundry',
      'equipment rental companies, equipment rental, rental company',
    ],
    answer: service('It doesn’t track units, tickets or machines.'),
    place: '/features/communication',
  },
  {
    names: ['funeral homes, funeral home, cemetery'],
    answer: sales('It has no case files or plot maps.'),
    place: '/features/communication',
  },
  {
    names: ['SaaS companies, SaaS, startup, tech startup, app developer'],
    answer: sales('It has no product analytics or licenses for your app; an API and webhooks connect it.'),
    place: '/features/integrations',
  },
];

const fieldWork =
  'If you plan crews and routes there, keep it for that: there’s no dispatch board or route planning here.';

const rebuilt = 'Contacts come over as a CSV file; pages and automations are rebuilt.';

const rivals: readonly Rival[] = [
  {
    name: 'GoHighLevel',
    names: ['Go High Level', 'HighLevel', 'High Level', 'GHL'],
    answer: `Both join CRM, funnels, texts and AI in one login, and both can be resold; here that takes ${firstPlanWith(planRows.reselling).name}.`,
    move: rebuilt,
  },
  {
    name: 'HubSpot',
    names: ['Hub Spot'],
    answer:
      'Here users and contacts have no limit, and phone, texts, booking and reviews are in the plan. To keep HubSpot at head office, connect it through Zapier or Make.',
  },
  {
    name: 'Jobber',
    answer: `Here calls, texts, reviews, campaigns and a website come with booking and invoices. ${fieldWork}`,
  },
  {
    name: 'Housecall Pro',
    names: ['HousecallPro', 'House call pro'],
    answer: `Here calls, texts, reviews, campaigns and a website come with booking and invoices. ${fieldWork}`,
  },
  {
    name: 'ServiceTitan',
    names: ['Service Titan'],
    answer:
      'Here a small crew gets calls, texts, booking, invoices and reviews in one login. It has no dispatch board, price book or job costing.',
  },
  {
    name: 'Workiz',
    answer: `Here calls, texts, reviews, campaigns and a website come with booking and invoices. ${fieldWork}`,
  },
  {
    name: 'Keap',
    names: ['Infusionsoft'],
    answer:
      'Both join contacts, email and automation. Here contacts have no limit, and phone, reviews, courses and a website are in the plan.',
    move: rebuilt,
  },
  {
    name: 'Calendly',
    answer:
      'Here booking also takes deposits, fills cancellations from a waitlist and keeps the customer’s history. If you only need a link to your calendar, a booking tool is simpler.',
    move: 'You set up your services again.',
  },
  {
    name: 'Acuity',
    names: ['Acuity Scheduling'],
    answer:
      'Here booking is joined to calls, texts, invoices and reviews. If you only need booking, a booking tool is simpler.',
  },
  {
    name: 'Square Appointments',
    answer:
      'Here booking is joined to calls, texts, campaigns and reviews. Keep Square for the counter: it connects with one click.',
  },
  {
    name: 'Vagaro',
    answer:
      'Here booking is joined to calls, texts, campaigns, a website and AI employees. It has no cash register, payroll or marketplace of salons.',
  },
  {
    name: 'Mindbody',
    names: ['Mind Body'],
    answer:
      'Here classes and memberships are joined to calls, texts and a website. It has no check-in at the door or marketplace of studios.',
  },
  {
    name: 'Mailchimp',
    names: ['Mail Chimp'],
    answer:
      'Here a longer list doesn’t bump you to a pricier plan, and texts, calls and booking are joined to email. You pay for emails as you send them.',
    move: 'Your list comes over as a CSV file with its tags.',
  },
  {
    name: 'Constant Contact',
    answer:
      'Here a longer list doesn’t bump you to a pricier plan, and texts, calls and booking are joined to email. You pay for emails as you send them.',
    move: 'Your list comes over as a CSV file with its tags.',
  },
  {
    name: 'ActiveCampaign',
    names: ['Active Campaign'],
    answer:
      'Here a longer list doesn’t bump you to a pricier plan, and phone, booking and reviews are joined to email.',
    move: rebuilt,
  },
  {
    name: 'Klaviyo',
    answer:
      'Here email and texts are joined to calls, booking and reviews. Shopify, WooCommerce and BigCommerce connect with one click.',
    move: rebuilt,
  },
  {
    name: 'Podium',
    answer:
      'Both join texts, web chat and reviews. Here the CRM, booking, campaigns and a website are in the same plan.',
  },
  {
    name: 'Birdeye',
    names: ['Bird eye'],
    answer:
      'Here reviews and listings are joined to calls, texts, booking and payments. Requests go to every customer, as review sites demand.',
    move: 'Your reviews stay on their sites, and contacts come over as a CSV file.',
  },
  {
    name: 'Thryv',
    answer:
      'Both join contacts, booking, payments and listings. Here users have no limit, and plans have no long-term contract.',
  },
  {
    name: 'Zoho',
    names: ['Zoho CRM', 'Zoho One'],
    answer:
      'Here there’s no charge per user, and calls, texts, booking and reviews come ready in one login. It has no bookkeeping or payroll.',
  },
  {
    name: 'Salesforce',
    names: ['Sales force'],
    answer:
      'Here a small team starts in days and pays no fee per user. Stay if your company has built Salesforce apps, or connect both through Zapier or Make.',
  },
  {
    name: 'Pipedrive',
    names: ['Pipe drive'],
    answer:
      'Both have a board of deals. Here calls, texts, booking, campaigns and payments belong to the card, without a fee per user.',
    move: 'Deals come over as a CSV file, one stage at a time if you like.',
  },
  {
    name: 'monday.com',
    names: ['Monday CRM', 'monday'],
    answer:
      'monday.com connects with one click, so projects can stay there. Here you get the customers: calls, texts, booking, campaigns and payments.',
  },
  {
    name: 'ClickFunnels',
    names: ['Click Funnels'],
    answer: 'Here the buyer of a funnel is also a contact whom you can call, text and book.',
    move: 'You rebuild pages from a template, and buyers come over as a file with their tags.',
  },
  {
    name: 'Kajabi',
    answer: 'Here a student is also a client who calls, books and leaves a review.',
    move: 'Student lists come over as a file, and you upload the lessons again.',
  },
  {
    name: 'an answering service',
    names: ['Smith.ai', 'Ruby Receptionists', 'live receptionist'],
    answer:
      'An answering service takes a message. An AI employee checks the customer’s record, books the visit and writes down the details.',
    move: 'Keep it for calls that need a person.',
  },
  {
    name: 'Squarespace',
    names: ['Wix', 'Weebly', 'GoDaddy website'],
    answer: 'Here a form creates a contact, the booking button knows your calendar and chats reach your phone.',
    move: 'You rebuild pages from a template, and your domain stays where it is.',
  },
  {
    name: 'Weave',
    names: ['NexHealth', 'RevenueWell', 'Solutionreach'],
    answer:
      'Both join phone, texts, reminders and reviews. It has no link to practice software, and health records must stay out.',
  },
  {
    name: 'Booksy',
    names: ['Fresha', 'GlossGenius', 'StyleSeat', 'Boulevard'],
    answer:
      'Here booking is joined to calls, texts, campaigns and a website. It has no cash register, payroll or marketplace of salons.',
  },
  {
    name: 'RingCentral',
    names: ['OpenPhone', 'Grasshopper', 'Google Voice', 'Dialpad', 'Vonage'],
    answer: 'Here each call and text is on the customer’s record, next to bookings and invoices.',
    move: 'Your number moves over in one to three weeks.',
  },
  {
    name: 'Follow Up Boss',
    names: ['kvCORE', 'BoldTrail', 'Lofty', 'BoomTown'],
    answer:
      'Both follow up on leads by call, text and email. Here users have no limit. It has no MLS feed or home search.',
  },
  {
    name: 'Planning Center',
    names: ['Tithe.ly', 'Breeze', 'Pushpay'],
    answer:
      'Here texts, email, sign-ups and payment links are joined. It has no child check-in, volunteer schedule or giving statements.',
  },
  {
    name: 'SimpleTexting',
    names: ['EZ Texting', 'Textedly', 'SlickText'],
    answer: 'Here replies land on the customer’s record, next to calls, bookings and payments.',
  },
  {
    name: 'Toast',
    names: ['OpenTable', 'Resy'],
    answer:
      'Here guests get reservations, texts, campaigns and reviews. Keep your register: it has no table plan or kitchen screen.',
  },
];

export const tradeQuestions: readonly BuyerQuestion[] = trades.flatMap(questionsOf);

/** Never state a rival's price without a source. */
export const rivalQuestions: readonly BuyerQuestion[] = rivals.map(compare);
