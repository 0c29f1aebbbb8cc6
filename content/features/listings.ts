import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  badge: 'Listings and directories',
  heading: 'Be found on the map, or build the map yourself',
  text: 'Keep your own address and hours right wherever people look. Or gather the best of your town or trade in a directory that carries your name and earns its keep.',
  actions: [
    { label: 'Build Your Directory', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: figures.listings, label: 'listings run on the platform' },
    { figure: figures.businesses, label: 'businesses behind them and beside them' },
    { figure: '1', label: 'form to change an address everywhere' },
    { figure: figures.uptime, label: 'uptime for published directories' },
  ],
  features: {
    heading: 'Correct details go out, new customers come in',
    text: 'Some of these help the business in the listing, others the person who runs the directory.',
    items: [
      {
        icon: 'pin',
        title: 'Your details change everywhere together',
        text: 'A moving company opens a new depot and edits the address a single time. Maps, search and local guides follow, and old copies with the wrong number are flagged for you.',
      },
      {
        icon: 'search',
        title: 'Visitors find by place, word or filter',
        text: 'Type "gluten-free", pick "open Sunday", and the list and the map shrink together. It also works on a phone in a field with two bars of signal.',
      },
      {
        icon: 'check',
        title: 'Owners add themselves and you approve',
        text: 'A beekeeper fills in the form, uploads three photos and sees a preview. You get a note, read it over and publish with one click.',
      },
      {
        icon: 'card',
        title: 'Paid spots renew on their own',
        text: 'Charge for a photo gallery, a place at the top or a longer text. Fees repeat monthly or yearly, and an unpaid upgrade falls back to the free entry.',
      },
      {
        icon: 'route',
        title: 'Inquiries go to the right business',
        text: 'A couple looking for a barn venue in June writes once and reaches the three that are free. Each inquiry is counted, so members see what their fee brings.',
      },
      {
        icon: 'globe',
        title: 'Search engines can read every entry',
        text: 'Each business gets its own page with a clean address, structured data, reviews and a share picture. Somebody searching for a violin repairer in your county can land right on it.',
      },
    ],
  },
  steps: {
    heading: 'A directory can open with twenty good entries',
    text: 'Nobody counts them on the first day; people look for the one they need.',
    items: [
      {
        title: 'Decide what belongs',
        text: 'Pick one town, one trade or one season, and write down what you will leave out.',
      },
      {
        title: 'Import a starting list',
        text: 'Upload a spreadsheet and move the pins that landed in the river.',
      },
      {
        title: 'Invite the owners',
        text: 'Send each of them a link to claim the entry and fill the gaps.',
      },
      {
        title: 'Open and promote it',
        text: 'Share the address, put a featured spot on sale and add what visitors searched for in vain.',
      },
    ],
  },
  categories: {
    heading: 'Six directories that people come back to',
    text: 'Each starts from a layout you can rename, recolor and refill.',
    items: [
      {
        name: 'Chamber of commerce',
        text: 'Members keep their own entries fresh, and dues are collected in the same place.',
        tag: 'Members',
      },
      {
        name: 'Town and visitor guide',
        text: 'Trails, cafes and bike rentals, filtered for a rainy day or a sunny one.',
        tag: 'Local',
      },
      {
        name: 'Professional association',
        text: 'Parents look up a licensed midwife by language and distance.',
        tag: 'Verified',
      },
      {
        name: 'Wedding vendors',
        text: 'Venues, cellists and tent companies show open dates and starting prices.',
        tag: 'Inquiries',
      },
      {
        name: 'Makers and markets',
        text: 'Cheese, honey and wool from within fifty miles, with stall days on the map.',
        tag: 'Seasonal',
      },
      {
        name: 'Store finder',
        text: 'A garden-center chain shows each branch with phone, hours and what is in bloom.',
        tag: 'Many branches',
      },
    ],
  },
  closing: {
    heading: 'Someone is looking for what is around your corner',
    text: 'Begin with the twenty places you would recommend to a friend, and grow from there.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/reputation', '/website-builder', '/features/forms'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Business listings and directories | ${site.name}`,
  description: `Build a directory people can search, with maps, reviews and paid places, and keep your own address and hours right everywhere. ${figures.listings} listings run on it.`,
  keywords: ['business listings', 'directory builder', 'local SEO', 'online directory', 'listing management'],
  socialTitle: 'Be the name that comes up first around the corner',
  socialDescription: 'Correct details on every map, and a directory of your own if you want one.',
};
