import { site } from '../site.ts';

/** One line, without the country. */
export const postalAddress = addressLine(site.address);

/** 'Street, City, Region 12345'; without a region '12345 City' or 'City 12345', by country. */
export function addressLine({
  street,
  city,
  region,
  postalCode,
  country,
}: Record<keyof typeof site.address, string>): string {
  const place = region
    ? [city, `${region} ${postalCode}`]
    : [/^(GB|IE|SG)$/.test(country) ? `${city} ${postalCode}` : `${postalCode} ${city}`];
  return [street, ...place].join(', ');
}
