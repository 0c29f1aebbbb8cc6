/** Ids are in shared links: never change one. */
export const jobs = {
  crm: 'CRM and sales pipeline',
  funnels: 'Sales funnels and landing pages',
  email: 'Email campaigns',
  sms: 'Two-way text messages',
  courses: 'Courses and memberships',
  booking: 'Online booking and reminders',
  reviews: 'Reviews and reputation',
  website: 'Website builder',
  calls: 'Business phone and call tracking',
  social: 'Social media planner',
  forms: 'Forms and surveys',
  chat: 'Web chat and saved replies',
} as const;

export type JobId = keyof typeof jobs;
