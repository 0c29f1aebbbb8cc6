export type IntegrationCategory = 'payments' | 'social' | 'google' | 'productivity' | 'communication' | 'content';

/** `icon` and `color` are a slug and hex of simple-icons. Without an icon a monogram shows. */
export interface Integration {
  name: string;
  description: string;
  icon: string | null;
  color: `#${string}`;
}

/** `key` is also the anchor of its section. */
interface IntegrationGroup {
  key: IntegrationCategory;
  label: string;
  text: string;
  entries: readonly Integration[];
}

export interface DirectoryEntry extends Integration {
  category: IntegrationCategory;
}

export const integrationGroups = [
  {
    key: 'payments',
    label: 'Payments & E-commerce',
    text: 'Take the deposit, send the invoice and see the order on the customer’s timeline.',
    entries: [
      {
        name: 'Stripe',
        description: 'Take cards, subscriptions and payment plans on every checkout, invoice and booking.',
        icon: 'stripe',
        color: '#635BFF',
      },
      {
        name: 'PayPal',
        description: 'Offer PayPal beside the card form on order pages and invoices.',
        icon: 'paypal',
        color: '#002991',
      },
      {
        name: 'Square',
        description: 'Charge through the Square account you use at the counter.',
        icon: 'square',
        color: '#3E4348',
      },
      {
        name: 'Razorpay',
        description: 'Collect UPI, cards and net banking from customers in India.',
        icon: 'razorpay',
        color: '#0C2451',
      },
      {
        name: 'Apple Pay',
        description:
          'Pay with one tap on an iPhone. Works through your Stripe integration, with nothing else to set up.',
        icon: 'applepay',
        color: '#000000',
      },
      {
        name: 'Google Pay',
        description: 'A saved card pays in two taps on Android and Chrome. Works through your Stripe integration.',
        icon: 'googlepay',
        color: '#4285F4',
      },
      {
        name: 'Shopify',
        description: 'Orders and abandoned carts of your store arrive as contacts, tags and follow-ups.',
        icon: 'shopify',
        color: '#7AB55C',
      },
      {
        name: 'WooCommerce',
        description: 'Bring the customers and orders of a WordPress shop into one list.',
        icon: 'woocommerce',
        color: '#96588A',
      },
      {
        name: 'BigCommerce',
        description: 'Follow up on a purchase with a message about that product.',
        icon: 'bigcommerce',
        color: '#121118',
      },
      {
        name: 'QuickBooks',
        description: 'Paid invoices land in your books, matched to the customer who paid.',
        icon: 'quickbooks',
        color: '#2CA01C',
      },
      {
        name: 'Xero',
        description: 'Send invoices and payments to Xero and reconcile them there.',
        icon: 'xero',
        color: '#13B5EA',
      },
      {
        name: 'Authorize.net',
        description: 'Keep your merchant account and its rates, and charge cards from here.',
        icon: null,
        color: '#1B4F7D',
      },
    ],
  },
  {
    key: 'social',
    label: 'Social Media',
    text: 'Plan posts, answer messages and catch the leads your ads bring in.',
    entries: [
      {
        name: 'Facebook',
        description: 'Schedule posts, receive lead ads as contacts and see what each ad cost.',
        icon: 'facebook',
        color: '#0866FF',
      },
      {
        name: 'Instagram',
        description: 'Plan posts and reels, and answer direct messages from the shared inbox.',
        icon: 'instagram',
        color: '#FF0069',
      },
      {
        name: 'Messenger',
        description: 'Chats with your Facebook page land beside texts and email.',
        icon: 'messenger',
        color: '#0866FF',
      },
      {
        name: 'WhatsApp',
        description: 'Talk to customers from your WhatsApp Business number, with templates for reminders.',
        icon: 'whatsapp',
        color: '#25D366',
      },
      {
        name: 'TikTok',
        description: 'Publish videos on schedule and pick up leads from TikTok forms.',
        icon: 'tiktok',
        color: '#000000',
      },
      {
        name: 'YouTube',
        description: 'Post videos and Shorts from the same calendar as everything else.',
        icon: 'youtube',
        color: '#FF0000',
      },
      {
        name: 'LinkedIn',
        description: 'Schedule updates for your profile and your company page.',
        icon: null,
        color: '#0A66C2',
      },
      {
        name: 'X',
        description: 'Write once and post short updates at the hour your readers are there.',
        icon: 'x',
        color: '#000000',
      },
      {
        name: 'Pinterest',
        description: 'Pin products and articles to your boards ahead of the season.',
        icon: 'pinterest',
        color: '#BD081C',
      },
      {
        name: 'Threads',
        description: 'Cross-post from Instagram, reworded as a conversation.',
        icon: 'threads',
        color: '#000000',
      },
      {
        name: 'Google Business Profile',
        description: 'Post offers and hours to Search and Maps, and read and answer your reviews.',
        icon: null,
        color: '#1A73E8',
      },
      {
        name: 'Mighty Networks',
        description: 'Create your own social network for members, and add people to it when they buy or join.',
        icon: null,
        color: '#14605C',
      },
    ],
  },
  {
    key: 'google',
    label: 'Google Workspace',
    text: 'Mail, calendar and files stay in Google. The customer history comes along.',
    entries: [
      {
        name: 'Google Calendar',
        description: 'Bookings show up in your calendar, and your own events block those times online.',
        icon: 'googlecalendar',
        color: '#4285F4',
      },
      {
        name: 'Gmail',
        description: 'Send and receive from your own address while each message is filed with its contact.',
        icon: 'gmail',
        color: '#EA4335',
      },
      {
        name: 'Google Meet',
        description: 'Every online appointment gets its own meeting link in the confirmation.',
        icon: 'googlemeet',
        color: '#00897B',
      },
      {
        name: 'Google Drive',
        description: 'Attach files from Drive to a deal, a message or a proposal.',
        icon: 'googledrive',
        color: '#4285F4',
      },
      {
        name: 'Google Sheets',
        description: 'New leads and won deals write their own row in the sheet you share with your team.',
        icon: 'googlesheets',
        color: '#34A853',
      },
      {
        name: 'Google Docs',
        description: 'Fill a document template with a contact’s details and keep it with the deal.',
        icon: 'googledocs',
        color: '#4285F4',
      },
      {
        name: 'Google Forms',
        description: 'Answers from forms you use become contacts with their replies attached.',
        icon: 'googleforms',
        color: '#7248B9',
      },
    ],
  },
  {
    key: 'productivity',
    label: 'Productivity & Project Management',
    text: 'When the deal is won, the work starts where your team works.',
    entries: [
      {
        name: 'Notion',
        description: 'Create a client page from your template the moment a deal closes.',
        icon: 'notion',
        color: '#000000',
      },
      {
        name: 'Trello',
        description: 'Turn a won deal into a card with the checklist for that kind of job.',
        icon: 'trello',
        color: '#0052CC',
      },
      {
        name: 'Asana',
        description: 'Start a project with owners and due dates when a customer signs.',
        icon: 'asana',
        color: '#F06A6A',
      },
      {
        name: 'ClickUp',
        description: 'Send tasks to the right list and see here when they are done.',
        icon: 'clickup',
        color: '#7B68EE',
      },
      {
        name: 'monday.com',
        description: 'Keep a board of jobs in step with the stages of your pipeline.',
        icon: null,
        color: '#6161FF',
      },
      {
        name: 'Airtable',
        description: 'Sync contacts and orders with a base, in the columns you choose.',
        icon: 'airtable',
        color: '#18BFFF',
      },
      {
        name: 'Todoist',
        description: 'Your call-backs for the day show up on your own to-do list.',
        icon: 'todoist',
        color: '#E44332',
      },
      {
        name: 'Jira',
        description: 'Pass a customer’s bug report to the developers with the conversation attached.',
        icon: 'jira',
        color: '#0052CC',
      },
    ],
  },
  {
    key: 'communication',
    label: 'Communication & Video',
    text: 'Meet customers on screen and keep the team informed in the channel they read.',
    entries: [
      {
        name: 'Zoom',
        description: 'A booked call creates its Zoom room and puts the link in every reminder.',
        icon: 'zoom',
        color: '#0B5CFF',
      },
      {
        name: 'Slack',
        description: 'A new lead, a sale or an unhappy review shows up in the channel you pick.',
        icon: null,
        color: '#4A154B',
      },
      {
        name: 'Microsoft Teams',
        description: 'Hold appointments as Teams meetings and get deal updates in a channel.',
        icon: null,
        color: '#5059C9',
      },
      {
        name: 'Discord',
        description: 'Give members the right role when they join your course, and take it back when they leave.',
        icon: 'discord',
        color: '#5865F2',
      },
      {
        name: 'Telegram',
        description: 'Answer your bot’s chats from the shared inbox, photos included.',
        icon: 'telegram',
        color: '#26A5E4',
      },
    ],
  },
  {
    key: 'content',
    label: 'Content & Design',
    text: 'From the draft to the published page without a download folder in between.',
    entries: [
      {
        name: 'Canva',
        description: 'Place your Canva designs in posts, emails and pages.',
        icon: null,
        color: '#7D2AE7',
      },
      {
        name: 'WordPress',
        description: 'Add forms, calendars and the chat to a WordPress site with one plugin.',
        icon: 'wordpress',
        color: '#21759B',
      },
      {
        name: 'Figma',
        description: 'Bring page designs over as images while you build the funnel.',
        icon: 'figma',
        color: '#F24E1E',
      },
    ],
  },
] as const satisfies readonly IntegrationGroup[];

export type IntegrationName = (typeof integrationGroups)[number]['entries'][number]['name'];

export const integrations: readonly DirectoryEntry[] = integrationGroups.flatMap(({ key, entries }) =>
  entries.map((entry) => ({ ...entry, category: key })),
);

export const stripNames: readonly IntegrationName[] = [
  'Stripe',
  'Google Calendar',
  'WhatsApp',
  'Shopify',
  'Zoom',
  'Gmail',
  'Instagram',
  'QuickBooks',
  'Facebook',
  'PayPal',
  'Slack',
  'Google Sheets',
  'TikTok',
  'WordPress',
  'Trello',
  'Square',
  'YouTube',
  'Notion',
  'Google Meet',
  'WooCommerce',
  'Canva',
];

export const stripIntegrations: readonly DirectoryEntry[] = stripNames.flatMap(
  (name) => integrations.find((entry) => entry.name === name) ?? [],
);
