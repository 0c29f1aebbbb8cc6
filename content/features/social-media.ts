import type { FeaturePage } from '../feature-page.ts';
import { offer, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { plansWith } from '../pricing.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  heading: 'A month of social media posts in one sitting',
  text: 'You groom the dogs. Your posts go out on time, comments get answers, and the people who ask for prices end up in your booking calendar.',
  actions: [startTrial, scheduleDemo],
  stats: [stat.postEngagement, stat.content, stat.postingTime, stat.followers],
  features: {
    heading: 'Your feed stays alive on your busiest days',
    text: 'The best pictures come when there is the least time, so the planning is done ahead.',
    items: [
      {
        icon: 'calendar',
        title: 'One post calendar for every network',
        text: 'A post goes out at the hour you chose, or at the best time for your followers, cropped and captioned for each place. The shop can be fully booked in December and still show up every morning.',
      },
      {
        icon: 'pen',
        title: 'Captions start with a draft',
        text: `Upload a photo of a fresh poodle cut. An AI employee (${plansWith('/features/ai-automation')}) offers three captions in your tone. You pick one, change a word and post.`,
      },
      {
        icon: 'message',
        title: 'Comments and messages share one inbox',
        text: 'A question under a reel, a direct message and a mention appear in a single list. Somebody on your team answers, and the others see that it is done.',
      },
      {
        icon: 'tag',
        title: 'A comment becomes a booking',
        text: 'Write “price?” under the picture, and a private reply brings the price list and a booking link. The groomer keeps both hands on the poodle.',
      },
      {
        icon: 'repeat',
        title: 'Good posts come back around',
        text: 'Posts without an expiration date wait in a queue that fills empty days. Last spring’s favorite returns when most followers have forgotten it.',
      },
      {
        icon: 'chart',
        title: 'Reports show which posts brought people in',
        text: 'They follow a visitor from the post to the appointment to the payment, network by network. If before-and-after clips bring more dogs than discounts, the numbers say so.',
      },
    ],
  },
  steps: {
    heading: 'Plan the next month in an hour',
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
    eyebrow: 'Networks',
    heading: 'Each network gets its own version of the post',
    text: 'You approve one photo; crop, caption and length follow the network.',
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
        text: 'Short clips of the bath, the blow-dry and the shake, posted the same day.',
        tag: 'Short video',
      },
      {
        name: 'LinkedIn',
        text: 'Openings, new hires and news for the partners who look you up before they call.',
        tag: 'Professional',
      },
      {
        name: 'Google Business Profile',
        text: 'Offers and hours that show up right where people search for a groomer nearby.',
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
    heading: 'Schedule next week’s posts today',
    text: `Connect two accounts, post for ${offer.trialDays} days and judge the result by who books.`,
    actions: [startTrial, scheduleDemo],
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
