import { rateTexts } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { plansFor } from '../facts/pricing.ts';
import type { BuyerQuestion } from './buyer-question.ts';
import { question } from './places.ts';

const registration = '/features/communication-channels#whats-a2p-10dlc-registration';

/** Texts, calls and AI employees, in more detail than the pages tell. */
export const messageQuestions: readonly BuyerQuestion[] = [
  {
    phrasings: [
      'What if my text registration is rejected?',
      'A2P campaign denied',
      'carrier declined my registration',
      'brand registration failed',
      'registration not approved',
    ],
    answer:
      'Write to support: we correct the paperwork with you and send it in again. Legal name and tax number must match.',
    place: registration,
    sample: true,
  },
  {
    phrasings: [
      'Do I need an EIN to text?',
      'text without an EIN',
      'tax number to register for texting',
      'sole proprietor registration',
      'I have no LLC, can I text',
      'what do I need to register my number',
    ],
    answer:
      'Registration asks for your legal name, tax number and a sample message. Carriers also take sole proprietors without an EIN, for fewer texts a day.',
    place: registration,
    sample: true,
  },
  {
    phrasings: [
      'Which texts do carriers block?',
      'dispensary',
      'texts blocked by the carrier',
      'what can’t I say in a text',
      'texting about cannabis, CBD, vape, alcohol or guns',
      'gambling or loans by text',
      'rules for texting customers',
      'my texts get filtered',
    ],
    answer:
      'Carriers block texts about cannabis, gambling, high-risk loans and adult content, and links shortened by public services. Email has fewer limits.',
    place: registration,
    sample: true,
  },
  {
    phrasings: [
      'Can I schedule a text or email?',
      'send a text later',
      'schedule a message for tomorrow morning',
      'write it now and send it later',
      'set a time for a text to go out',
    ],
    answer: 'Yes. Choose the day and time of a message or a whole campaign, and cancel it until then.',
    place: '/features/marketing-automation',
    sample: true,
  },
  {
    phrasings: [
      'Can I see if a text was delivered?',
      'read receipts',
      'delivery status of a text',
      'did my text go through',
      'text failed to send',
      'know if they got my text',
    ],
    answer:
      'Yes: each text shows whether the carrier delivered it. Texts have no read receipts; emails show when someone opens them.',
    place: '/features/communication',
    sample: true,
  },
  {
    phrasings: [
      'What if a customer texts STOP by mistake?',
      'add back someone who unsubscribed',
      'replied STOP by accident',
      'undo an opt-out',
      'get texts again after STOP',
      'resubscribe someone',
      'unblock a customer who opted out',
    ],
    answer: 'They text START to your number, and texts reach them again. You can’t undo it for them.',
    place: '/features/marketing-automation#do-i-need-permission-to-text-customers',
    sample: true,
  },
  {
    phrasings: [
      'Can I unsend a message?',
      'sent the wrong email to everybody',
      'take back a text',
      'recall an email',
      'stop a campaign that is going out',
      'undo send',
    ],
    answer:
      'No, a sent message can’t be called back. Stop the rest of the campaign, and send a correction to the same list.',
    place: '/features/marketing-automation',
    sample: true,
  },
  {
    phrasings: [
      'Will my calls or texts show as spam?',
      'spam likely on my calls',
      'caller ID with my business name',
      'what shows up when I call someone',
      'scam likely',
    ],
    answer:
      'Registration puts your business name behind your texts. For calls, we ask carriers to show your name, but no one can promise it.',
    place: registration,
    sample: true,
  },
  {
    phrasings: [
      'Can I use my desk phones?',
      'our old office phone system',
      'keep our office phones',
      'does it work with my landline phone',
      'SIP or Yealink phones',
      'extensions for each employee',
      'cordless phone at the front desk',
    ],
    answer:
      'Calls ring in the browser, in the app and on any number you name, so a desk phone rings by forwarding. You can’t register VoIP handsets or extensions.',
    place: '/features/communication-channels#does-my-own-cell-ring-too',
    sample: true,
  },
  {
    phrasings: [
      'Can I block a caller?',
      'block a number',
      'block someone who harasses us',
      'stop a person from texting me',
      'ban a customer',
    ],
    answer: 'Yes. Block the contact, and its calls and messages stop reaching your inbox.',
    place: '/features/communication',
    sample: true,
  },
  {
    phrasings: [
      'Which alerts do I get?',
      'turn off notifications',
      'notify me of a new lead',
      'who gets notified when a form comes in',
      'too many alerts',
      'email me when someone books',
      'alert on my phone for new messages',
    ],
    answer:
      'Each person chooses alerts by app, email or text, for new leads, messages and bookings, and can turn them off.',
    place: question('mobile app'),
    sample: true,
  },
  {
    phrasings: [
      'Can I hear the AI first?',
      'what does the AI sound like',
      'sample of the AI voice',
      'listen to the AI before I buy',
      'call the AI to test it',
      'demo of the AI receptionist',
    ],
    answer: 'Yes. Ask for it in the 30-minute demo, or call it yourself in practice runs during the trial.',
    place: '/contact#demo',
    sample: true,
  },
  {
    phrasings: [
      'Can I name the AI?',
      'give the AI a name',
      'call it Jenny',
      'change the AI’s tone',
      'make the AI friendlier, less formal or cheesy',
      'AI greeting in my words',
    ],
    answer: 'Yes. Its name, greeting and tone are yours to write, and it still says that it’s an AI.',
    place: '/features/ai-automation#steps',
    sample: true,
  },
  {
    phrasings: [
      'Can the AI answer only the calls I miss?',
      'backup when my receptionist is busy',
      'tell the AI we’re closed on Thanksgiving',
      'I answer first and then the AI',
      'AI after 4 rings',
      'AI only when I don’t pick up',
      'AI as backup when we’re busy',
      'set hours for the AI',
      'AI only at night',
    ],
    answer: 'Yes. Set the hours in which it answers, and after how many rings it takes a call that you don’t.',
    place: '/features/ai-automation#on-the-phone',
    sample: true,
  },
  {
    phrasings: [
      'Can I keep the AI away from some customers?',
      'stop the AI from answering one customer',
      'AI not for VIP clients or family',
      'exclude a contact from the AI',
      'take over a conversation from the bot',
    ],
    answer: 'Yes. Turn it off for a contact or a group, or write in the thread yourself, and it stays silent there.',
    place: '/features/ai-automation#can-i-approve-what-it-writes',
    sample: true,
  },
  {
    phrasings: [
      'Does AI answer emails and Facebook messages?',
      'AI for email',
      'AI reply to Instagram DMs',
      'bot for Messenger and WhatsApp',
      'auto reply to emails',
      'AI in my inbox',
    ],
    answer: `AI employees answer calls, texts and web chat. For email and social messages they draft a reply that you send, ${plansFor(planRows.writing)}.`,
    place: '/features/ai-automation',
    sample: true,
  },
  {
    phrasings: [
      'Can the AI take payments?',
      'AI take a payment over the phone',
      'AI take a credit card over the phone',
      'AI collect a deposit',
      'pay through the bot',
    ],
    answer: 'It texts a payment link while the caller is on the line, and takes no card numbers by voice.',
    place: '/features/ecommerce#do-i-need-a-shop-for-this',
    sample: true,
  },
  {
    phrasings: [
      'Can the AI take a message?',
      'have the AI write down who called',
      'AI email me what the caller wanted',
      'AI ask questions before it books',
      'AI collect name and address',
      'AI screens callers and asks what’s urgent',
    ],
    answer:
      'Yes. It asks what you told it to ask, writes the answers on the contact and sends them to the person or channel you choose.',
    place: '/features/ai-automation#steps',
  },
  {
    phrasings: [
      'What does an hour of calls cost?',
      'what would I pay if I send 2000 texts a month',
      'what would our phone minutes cost',
      'cost of 30 calls a day',
      'price of a thousand texts',
      'bill for 500 texts a month',
    ],
    answer: `It’s ${rateTexts.minute} and ${rateTexts.text}: 1,000 minutes and 1,000 texts add up below the plans, where you enter your own numbers.`,
    place: '/#message-prices',
  },
  {
    phrasings: [
      'Is what people tell the AI confidential?',
      'attorney-client privilege',
      'are chats with the bot private',
      'confidential conversations',
    ],
    answer:
      'Your team sees it, and the model’s provider deletes it within 30 days. Nothing here is legal advice on privilege.',
    place: '/features/ai-automation#where-data-goes',
  },
];
