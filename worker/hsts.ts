import { site } from '#content/site.ts';

const maxAge = 'max-age=31536000';

/** A domain as it is registered, such as brand.com or brand.co.uk: a policy for its subdomains binds the whole company. */
const bareDomain = /^[^.]+(\.(ac|co|com|edu|gov|ne|net|or|org)(?=\.[^.]{2}$))?(\.[^.]+)?$/;

/** The value of Strict-Transport-Security for answers at this host. */
export function hstsOf(hostname: string, { allSubdomains } = site.hsts): string {
  return bareDomain.test(hostname) && !allSubdomains ? maxAge : `${maxAge}; includeSubDomains`;
}
