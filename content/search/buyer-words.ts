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

export const synonyms: Readonly<Record<string, string>> = {
  'sso, okta, saml': 'single sign',
  'text, sms, mms': 'text, sms',
  'robot, bot, machine, artificial intelligence': 'ai',
  'tell, say, disclose, admit': 'tell, say, introduce',
  'price, cost, fee, charge, rate': 'price, cost, fee',
  'quote, estimate, bid': 'quote, estimate',
  proposal: 'proposal, estimate, quote',
  'e signature, esignature, esign, electronic signature, docusign, sign document': 'signature, sign, signed',
  'no show, noshow': 'no show, reminder, deposit',
  'appointment, visit, booking, reservation, scheduling, schedule': 'appointment, booking, schedule',
  'client, customer, patient': 'customer, client',
  'worker, staff, coworker, colleague, technician, team member': 'team, staff, crew',
  'website, web site, web page, homepage': 'website, site',
  'shop, store, webshop': 'store, shop',
  'review, rating, testimonial': 'review, rating',
  'refund, money back, get my money back': 'money back, refund',
  'cancel, quit, leave, terminate, stop subscription': 'cancel',
  'migrate, migration, switch, switching, move over, transfer, import, bring': 'bring, import, move',
  'export, download my data, take my data': 'export, leave',
  'two factor, 2fa, mfa, two step, authenticator': 'second factor',
  'port number, port my number, port, porting, keep number, keep my number': 'keep phone number, moving number',
  'limit, unlimited, maximum, cap': 'limit',
  'seat, user, login': 'user',
  'location, branch, office': 'location, branch',
  'hipaa, baa, health record, medical record, patient record, ehr': 'hipaa, health record',
  'spanish, french, german, bilingual, translate, translation, multilingual': 'language, spanish',
  'receptionist, virtual assistant, answering service, voice agent, ai agent': 'ai employee, answer call',
  chatbot: 'ai employee, web chat',
  'point of sale, pos, card terminal, card reader, tap to pay': 'counter, card reader, square',
  'coupon, promo code, discount code, voucher': 'coupon',
  'newsletter, mailing list, email blast, bulk email': 'newsletter, campaign',
  'drip, autoresponder, nurture': 'sequence, drip',
  'landing page, squeeze page, opt in page': 'landing page, funnel',
  kanban: 'board',
  'ivr, phone menu, phone tree, auto attendant': 'menu',
  'live chat, chat widget, website chat': 'web chat',
  'video call, video meeting, video conference': 'video',
  'phone system, voip, business line, landline': 'phone line, business line',
  'facebook messenger, fb': 'messenger, facebook',
  dm: 'message',
  'google my business, gmb': 'google business profile',
  'blog, blogging': 'blog',
  'seo, search engine optimization, rank': 'seo, search',
  'ecommerce, e commerce': 'commerce, store',
  'recurring payment': 'subscription, recurring',
  'installment, payment plan': 'payment plan, installment',
  inventory: 'inventory, stock',
  'shipping, delivery, postage': 'shipping, postage, label',
  'lms, elearning': 'course',
  'permission, role, access right': 'role, permission',
  chain: 'franchise',
  'free trial, trial, try, test drive': 'trial, free',
  'credit card, card': 'credit card, card',
  'long term contract, contract length, commitment, lock in, locked in': 'long contract, long term contract',
  'setup, set up, onboarding, implementation, get started, getting started': 'setup, set up',
  'training, tutorial, learn': 'training, setup assistance, guide',
  'phone support, call support, support hours, opening hours, hotline': 'phone answered, support',
  'app, mobile app, iphone, android, ios': 'mobile app, app',
  'owner, owns, founder, behind': 'behind, founder',
  'uptime, outage, downtime': 'uptime, status',
  backup: 'backup, copy',
  'delete, erase, remove': 'delete, erasure',
  'photo, picture, image': 'photo, picture',
  voicemail: 'voicemail',
  'record, recording': 'recording, record',
  'workflow, automation, automate, trigger': 'workflow, automation',
  'unsubscribe, opt out, stop text': 'unsubscribe, opt out, stop',
  '10dlc, a2p, text registration, carrier registration': 'a2p, registration',
  'after hours, night, weekend, closed': 'after closing, closing',
  'integrate, integration, connect, sync': 'connect, integration, sync',
};
