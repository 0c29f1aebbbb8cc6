import type { FeaturePage } from '../feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  badge: 'Social media management',
  heading: 'A month of posts, planned in one sitting',
  text: 'You do the nails, the grooming or the tacos. Your posts go out on time, comments get answers, and the people who ask for prices end up in your booking calendar.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: '87%', label: 'engagement, post after post' },
    { figure: '5.2x', label: 'faster content creation' },
    { figure: '76%', label: 'time saved on planning and posting' },
    { figure: '145%', label: 'follower growth' },
  ],
  features: {
    heading: 'Your feed stays alive on your busiest days',
    text: 'Saturday brings the best pictures and the least time, so most of the work is done by Thursday.',
    items: [
      {
        icon: 'calendar',
        title: 'One calendar posts everywhere',
        text: 'A post goes to six networks at the hour you chose, cropped and captioned for each. A nail salon can be fully booked in December and still show up every morning.',
      },
      {
        icon: 'pen',
        title: 'Captions start with a draft',
        text: 'Upload a photo of the new chrome set, and the AI offers three captions in your tone, with hashtags. You pick one, change a word and move on.',
      },
      {
        icon: 'message',
        title: 'Comments and messages share one inbox',
        text: 'A question under a reel, a direct message and a mention all appear in a single list. Somebody on your team answers, and the others see that it is taken care of.',
      },
      {
        icon: 'tag',
        title: 'A comment becomes a booking',
        text: 'Write "price?" under the picture of a poodle cut, and a private reply brings the menu and a booking link. The groomer keeps both hands on the poodle.',
      },
      {
        icon: 'repeat',
        title: 'Good posts come back around',
        text: "Posts without an expiry date wait in a queue that fills empty days. Last spring's favorite returns to the feed when most followers have forgotten it.",
      },
      {
        icon: 'chart',
        title: 'You see which posts brought people in',
        text: 'Reports follow a visitor from the post to the appointment to the payment. If behind-the-scenes clips fill more chairs than discounts, the numbers say so.',
      },
    ],
  },
  steps: {
    heading: 'An hour on Monday covers the next four weeks',
    text: 'It is a routine that fits between two appointments.',
    items: [
      {
        title: 'Link your accounts',
        text: 'Sign in to each network once, and choose who on your team may post where.',
      },
      {
        title: 'Drop in your photos',
        text: 'Send the pictures of the week from your phone and leave the blurry ones behind.',
      },
      {
        title: 'Approve the plan',
        text: 'Read through the drafts, move the two that clash with your day off and press approve.',
      },
      {
        title: 'Answer the good ones',
        text: 'Reply to the comments that deserve a person, and let saved answers take the ones about parking and opening hours.',
      },
    ],
  },
  categories: {
    heading: 'Each network gets the version that suits it',
    text: 'The same photo, six crops, six captions and a single approval.',
    items: [
      {
        name: 'Instagram',
        text: 'Reels, carousels and stories, with a first comment ready for your hashtags.',
        tag: 'Pictures first',
      },
      {
        name: 'Facebook',
        text: 'Page posts and events for the neighbors who look there before they look anywhere else.',
        tag: 'Around town',
      },
      {
        name: 'TikTok',
        text: 'Short clips of the food truck flipping its first order of the night, posted while the grill is hot.',
        tag: 'Short video',
      },
      {
        name: 'LinkedIn',
        text: 'Project notes for an interior designer whose clients read up on her before they call.',
        tag: 'Professional',
      },
      {
        name: 'Google Business Profile',
        text: 'Offers and hours that show up right where people search for a brewery nearby.',
        tag: 'Search',
      },
      {
        name: 'YouTube',
        text: 'How-to videos and Shorts, with titles, chapters and thumbnails set before the upload.',
        tag: 'Long life',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Give your thumbs the evening off',
    text: 'Connect two accounts, schedule next week and judge the result by who walks in.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/reputation', '/features/communication', '/features/marketing-automation'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Social media scheduling and management | ${site.name}`,
  description:
    'Plan weeks of posts in one sitting, publish to each network at a good hour, and answer comments and messages beside the rest of your leads.',
  keywords: ['social media management', 'social media scheduling', 'content calendar', 'social inbox', 'post planner'],
  socialTitle: 'Post every day without living online',
  socialDescription: 'A calendar for your posts, an inbox for the replies and a clear view of what worked.',
};
