// Commas separate phrases. Ignores case, accents, endings such as -s, -ed and -ing, and paths without a page.

/** Only subjects that the page covers. */
export const pageWords: Readonly<Record<string, string>> = {
  '/': 'pricing, plans, free trial, setup fee, refund, money back, cancel, testimonials, mobile app, all-in-one platform',
  '/features': 'feature list, what can it do, modules',
  '/features/ai-automation':
    'artificial intelligence, AI receptionist, AI agent, AI assistant, voice AI, virtual assistant, chatbot, bot, ChatGPT, answering service, after hours, lead qualification',
  '/features/crm':
    'contacts, customer database, client management, customer list, notes, address book, lead management, tagging, segments, referral',
  '/features/marketing-automation':
    'newsletter, email blast, email marketing, bulk email, mass text, text blast, SMS marketing, drip campaign, autoresponder, nurture, sequence, broadcast, mailing list, workflow, trigger, follow-up, unsubscribe, opt out, spam folder, deliverability',
  '/features/analytics':
    'reports, reporting, statistics, metrics, KPI, tracking, attribution, Google ads, Facebook ads, ad tracking, conversion rate, return on ad spend',
  '/features/appointment-booking':
    'scheduling, scheduler, calendar, online booking, appointment reminders, no-shows, reschedule, cancellation fee, waitlist, waiting list, deposit, Calendly, availability, reservations, group classes, class booking',
  '/features/sales-funnel-builder':
    'landing page, funnel, opt-in page, squeeze page, lead magnet, lead capture, split test, A/B test, upsell, order bump, sales page, ClickFunnels',
  '/features/communication':
    'texting, two-way texting, text messages, SMS, shared inbox, unified inbox, team inbox, WhatsApp, Messenger, Instagram messages, DM, missed call text back, missed calls, saved replies, canned responses, conversations, call recording, assign',
  '/features/pipeline':
    'kanban, deals, deal board, opportunities, sales stages, quotes, quote follow-up, bids, follow-up, sales process',
  '/features/forms':
    'survey, questionnaire, quiz, intake form, contact form, lead form, feedback form, poll, file upload, NPS',
  '/features/ecommerce':
    'payments, get paid, take cards, credit card processing, card reader, POS, point of sale, invoicing, invoices, estimates, billing, subscriptions, recurring payments, payment plan, installments, text to pay, payment link, coupon, discount code, promo code, checkout, abandoned cart, tickets',
  '/features/courses':
    'online course, membership site, members area, LMS, e-learning, online school, certificates, drip content, community, coaching program, student',
  '/features/social-media':
    'Facebook, Instagram, TikTok, LinkedIn, social posts, schedule posts, post scheduler, social planner, content calendar, Hootsuite, comments, hashtags',
  '/features/reputation':
    'Google reviews, review requests, ask for reviews, star rating, ratings, negative review, bad review, Yelp, testimonials widget, review widget, reputation management, Podium, Birdeye',
  '/features/integrations':
    'API, REST API, webhooks, developer, connect apps, integrate, sync, OAuth, API key, rate limit',
  '/features/white-label':
    'white label, private label, resell, reseller, agency, rebrand, own brand, SaaS mode, sub-accounts, client accounts, rebilling, snapshots',
  '/features/advanced':
    'single sign-on, SAML, enterprise, multi-location, multiple locations, franchise, branches, roles and permissions, user permissions, staff access, audit log, custom objects, team',
  '/features/communication-channels':
    'phone system, VoIP, business phone, business line, phone number, local number, call forwarding, phone menu, IVR, voicemail, voicemail transcription, live chat, web chat, website chat, chat widget, video calls, video meetings, call tracking, call center, telephone',
  '/features/listings':
    'Google Business Profile, Google My Business, Google Maps, business listings, local SEO, citations, directory, directories, online listings, NAP',
  '/features/additional-tools':
    'proposals, contracts, documents, e-signature, electronic signature, DocuSign, sign online, PDF, QR code, link shortener, short links, digital business card, price calculator, flyers, time clock, mileage, tip link, backup of my data',
  '/website-builder':
    'website, web site, web page, site builder, homepage, web design, hosting, domain name, own domain, blog, SEO, search engine, templates, WordPress, Wix, Squarespace, SSL',
  '/ecommerce-builder':
    'online store, web shop, store builder, sell online, product catalog, inventory, stock, shipping, shipping labels, gift cards, Shopify, returns, orders',
  '/integrations/third-party': 'Zapier, Make, n8n, Relay, automation platforms, Mailchimp, other apps, recipes',
  '/integrations/native':
    'apps, native integrations, connectors, QuickBooks, Xero, Stripe, PayPal, Square, Zoom, Slack, accounting',
  '/privacy-policy': 'privacy, personal data, data collection, CCPA, sell my data, do not sell',
  '/terms-of-service': 'terms, terms and conditions, agreement, contract terms, legal, acceptable use, liability',
  '/cookie-policy': 'cookies, cookie banner, browser storage',
  '/gdpr-compliance':
    'GDPR, delete my data, right to erasure, data request, data processing agreement, DPA, EU, Europe',
  '/security-compliance':
    'security, secure, SOC 2, ISO 27001, encryption, certifications, backups, two-factor authentication, 2FA, second factor, uptime, accessibility, ADA, penetration test, where is data stored',
  '/contact':
    'contact, talk to sales, demo, book a demo, live demo, sales call, phone, email address, address, location, call you, walkthrough',
  '/changelog': 'release notes, updates, new features, roadmap, news, what’s new',
  '/support':
    'help, help center, customer support, customer service, support hours, ticket, technical support, report a bug, status, documentation',
  '/about': 'company, who are you, team, founders, history, who owns it, story, mission, careers',
};

/** Words and phrases that mean the same in a question. */
export const synonyms: readonly string[] = [
  // Money
  'price, cost, fee, charge, rate, pricing, how expensive, dollars',
  'cheap, cheapest, lowest price, inexpensive, affordable, least expensive, budget',
  'bill, invoice, billing',
  'annual, yearly, year, annually, 12 months',
  'monthly, month, every month, each month, per month',
  'discount, coupon, promo code, discount code, voucher, deal, promotion, special offer',
  'refund, money back, get my money back, reimburse',
  'declined, fail, bounce, reject, expire, not go through',
  'card, credit card, debit card, visa, mastercard, amex',
  'deposit, down payment, prepay, upfront, up front, in advance',
  'installment, payment plan, pay over time, pay later, split the payment',
  'recurring, subscription, automatic, autopay, every week, automatically',
  'commission, cut, percentage, percent, take out of, transaction fee, processing fee, skim',
  'payout, funds, get paid',
  'bank transfer, ach, bank account, wire, direct debit, echeck',
  'unpaid, overdue, owe, past due, late payment, outstanding',
  'tip, gratuity',
  'donation, giving, tithe, offering, fundraise, gift',
  'sales tax, tax, vat',
  'quote, estimate, bid, proposal',
  'point of sale, pos, card terminal, card reader, tap to pay, cash register, swipe, in person',
  // Plan and account
  'trial, free trial, test drive, try it, try out',
  'included, free, come with, part of the plan, no extra cost, extra cost',
  'time, length, duration, days, weeks, minutes, turnaround',
  'cancel, quit, bail, ditch, terminate, stop subscription, end my plan, unsubscribe from the plan, get out, leave, stop paying, dont subscribe',
  'contract, commitment, lock in, locked in, lock me in, tied in, obligation, stuck with, lock',
  'pause, freeze, on hold, suspend, take a break, off season, seasonal, come back later',
  'upgrade, move up, bigger plan, higher plan, change plan, switch plan, downgrade, smaller plan',
  'limit, unlimited, maximum, cap, max, restriction, too many, exceed, go over, run out',
  'user, seat, login, employee login, team member, per person, wife, husband, assistant, bookkeeper',
  'login, sign in, log on, password, get in, access my account, locked out',
  'setup, set up, onboarding, implementation, get started, getting started, up and running, get going, install it',
  'training, tutorial, learn, teach me, lesson on using, train how, class for my staff',
  'import, migrate, switch, switching, move over, bring, transfer, upload, bring over, come over, convert, carry over',
  'export, download my data, take my data, get my data out, take with me, get out my contacts, copy of my data',
  'lose, lost, gone, disappear, delete, erase, remove, wipe',
  'support, help, customer service, tech support, helpdesk, assistance',
  'human, person, real person, live person, representative, agent, rep',
  'founder, behind, owner of the company, ceo, who owns',
  'app, mobile app, iphone, android, ios, smartphone, ipad, tablet',
  'computer, laptop, desktop, pc, mac, browser',
  'offline, no signal, no internet, no wifi',
  'hard, difficult, complicated, easy, simple, tech savvy, technical',
  'programmer, developer, coder, coding, code, it guy',
  'demo, walkthrough, tour, presentation',
  'reliable, uptime, outage, downtime, crash, go down, down',
  // People and places
  'customer, client, patient, guest, people, ppl, member, parent, buyer, consumer, shopper, homeowner',
  'team, staff, employee, worker, crew, technician, tech, coworker, colleague, guys, stylist',
  'location, branch, office, site, store location, shop location',
  'business, company, shop, firm, practice',
  'church, congregation, parish, ministry',
  'member, membership',
  'student, learner, pupil',
  'lead, prospect, potential customer, inquiry, new customer',
  'nonprofit, non profit, charity, 501c3',
  // Phone and messages
  'text, sms, texting, text message, txt',
  'picture text, mms, picture message',
  'picture, photo, image, pic, snapshot of the job',
  'call, phone call, ring, telephone, phone',
  'phone number, number, business number, line, phone line, landline, business line',
  'keep number, keep my number, port, porting, port my number, bring my number, transfer my number',
  'missed call, miss a call, cant answer, dont pick up, calls i miss, cant pick up, unanswered',
  'voicemail, voice mail, answering machine',
  'record, recording, recorded, tape',
  'transcript, transcribe, transcription, written out',
  'after hours, night, weekend, closed, at night, sunday, saturday, after closing, 2am',
  'inbox, all my messages, messages in one place',
  'dm, direct message, messenger, private message',
  'email, e mail, gmail, mail',
  'newsletter, mailing list, email blast, bulk email, mass email, email all, campaign, email everyone, blast',
  'mass text, bulk text, text blast, text everyone, text all, text a group, text them all',
  'spam, junk',
  'unsubscribe, opt out, stop text, take off the list, stop getting',
  'permission, consent, opt in, agree',
  'a2p, 10dlc, registration, register, carrier registration',
  'chat, web chat, live chat, chat widget, website chat, chat box, chat bubble',
  'video, video call, video meeting, facetime, zoom',
  'characters, long text, 160, segment, message length',
  'reply, respond, answer, response, text back, write back',
  'phone system, voip, pbx',
  // Booking
  'appointment, appt, visit, booking, reservation, schedule, scheduling, book, slot',
  'calendar, agenda',
  'reschedule, move their appointment, change an appointment, change the time, new time',
  'no show, noshow, dont show up, doesnt show up, didnt show, stand me up, not show up',
  'reminder, remind, notify, nudge, heads up',
  'waitlist, waiting list, fill a cancellation',
  'class, group class, lesson, session',
  'on the way, en route, eta, running late, arrival',
  'package, bundle, pack of sessions',
  // Website and marketing
  'website, web site, web page, homepage, site, webpage',
  'landing page, squeeze page, opt in page, sales page, funnel',
  'domain, web address, url, web name',
  'blog, blogging, article',
  'seo, search engine optimization, rank, found on google, show up on google, search engine',
  'store, online store, webshop, web shop, ecommerce, e commerce, sell online, sell products, online shop, merch',
  'product, item, goods, merchandise, shampoo',
  'inventory, stock, in stock',
  'shipping, ship, delivery, postage, shipping label',
  'pickup, pick up, curbside',
  'ticket, event, concert, show, rsvp',
  'template, design, layout, theme, pre made',
  'logo, branding, brand',
  'form, questionnaire, intake, fill out, paperwork, survey',
  'social media, social, facebook, instagram, tiktok, socials',
  'post, caption, reel, content, posting',
  'review, rating, stars, testimonial',
  'bad review, negative review, one star review, complaint online',
  'ad, ads, advertising, advertisement, marketing, commercial, billboard',
  'follow up, chase, nurture, drip, sequence, autoresponder, keep after, stay on top of, nag',
  'old customer, havent seen, win back, past customer, come back, reactivate, inactive, old lead',
  'workflow, automation, automate, trigger, by itself, on its own, autopilot',
  'list, contact list, database, address book, customer list',
  'segment, tag, group of contacts, sort',
  'referral, refer, word of mouth, recommend a friend',
  'loyalty, rewards, points, punch card, reward program',
  'course, online course, elearning, lms, class online',
  'certificate, certification, diploma',
  'quiz, test, exam',
  // AI
  'ai, robot, bot, machine, artificial intelligence, chatgpt, virtual assistant, ai employee, ai agent, receptionist, chatbot, answering service, voice agent',
  'mistake, wrong, mess up, screw up, error, incorrect, make things up, hallucinate',
  'approve, check first, review before, ok it, sign off',
  'turn off, switch off, disable, shut off',
  'voice, sound',
  // Reports and sales
  'report, statistics, analytics, numbers, stats, metrics, figures, insight',
  'forecast, predict, projection, make next month',
  'pipeline, kanban, deal board, deals, opportunity, board',
  'track, tracking, keep track, monitor, see where',
  'dispatch, dispatch board, gps, route, routing trucks',
  'save, savings, cheaper',
  // Documents and safety
  'sign, signature, e signature, esignature, esign, electronic signature, docusign, signed',
  'document, paper, agreement, waiver, file',
  'secure, safe, security, safety, protect, hacked, hack',
  'encrypted, encryption',
  'two factor, 2fa, mfa, two step, authenticator, second factor, 2 factor',
  'hipaa, baa, health record, medical record, patient record, ehr, medical information',
  'data, information, info',
  'backup, back up, copy of everything, restore',
  'sso, okta, saml, single sign on',
  'role, permission, access right, limited access, restrict, hide',
  'sub account, client account, subaccount, separate account',
  'resell, reseller, white label, whitelabel, rebrand, private label, own brand',
  'snapshot, copy an account, clone, same setup, setup to another',
  // Connections
  'connect, integrate, integration, sync, link, hook up, tie in, talk to, plug in, compatible',
  'quickbooks, bookkeeping, accounting software, books',
  'spreadsheet, excel, csv, google sheets',
  'language, spanish, bilingual, espanol, translate, translation, multilingual',
  'canada, other countries, international, abroad, overseas',
];
