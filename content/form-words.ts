/** The labels of the contact and support forms, by the name of the field. */
export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  message: 'Message',
  issueType: 'Issue type',
  priority: 'Priority',
  subject: 'Subject',
  description: 'Description',
} as const;

export const optional = '(optional)';

/** The link behind what a form says about privacy. */
export const privacyPolicy = 'Privacy policy';

/** What stands in a form about its connection, beside the toasts of the specification. */
export const notices = {
  offline: 'You are offline. Keep writing: your text stays in this tab until the connection is back.',
  unreachable: 'The connection broke before we could confirm what you sent. Everything you typed is still here.',
  refused: 'Our side could not take what you sent just now. Everything you typed is still here.',
  retry: 'Try again',
} as const;
