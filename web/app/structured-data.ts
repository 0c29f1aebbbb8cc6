import { figures } from '#content/facts/figures.ts';
import { type Billing, type Plan, plans } from '#content/facts/pricing.ts';
import { productSummary } from '#content/facts/product-summary.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import type { FaqEntry } from '#content/pages/home-faq.ts';
import { type PageHead, type PagePath, pages } from '#content/pages.ts';
import { patterns } from '#content/shared/dates/locale.ts';
import { site } from '#content/site.ts';

export type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

const organizationId = `${site.origin}/#organization`;
const productId = `${site.origin}/#product`;

/** A schema.org graph. The page shows everything in it. */
export function structuredData(
  path: PagePath,
  head: PageHead,
  questions: readonly FaqEntry[] = [],
): { '@context': string; '@graph': Thing[] } {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page(path, head),
      ...(path === '/' ? home() : [breadcrumbs(path)]),
      ...(path === '/features' ? [product()] : []),
      ...(questions.length > 0 ? [faqPage(path, questions)] : []),
    ],
  };
}

const pageTypes: Partial<Record<PagePath, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/features': 'CollectionPage',
  '/integrations/native': 'CollectionPage',
};

function page(path: PagePath, { title, description }: PageHead): Thing {
  return {
    '@type': pageTypes[path] ?? 'WebPage',
    '@id': site.origin + path,
    url: site.origin + path,
    name: title,
    description,
    inLanguage: patterns.language,
    isPartOf: { '@id': `${site.origin}/#website` },
    ...(path === '/' && { about: { '@id': productId } }),
    ...(path === '/about' && { mainEntity: organization() }),
  };
}

function home(): Thing[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      url: `${site.origin}/`,
      name: site.name,
      publisher: { '@id': organizationId },
    },
    organization(),
    { ...product(), ...(reviews.length > 0 && { review: reviews }) },
  ];
}

function organization(): Thing {
  const { street, city, region, postalCode, country } = site.address;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.legalName,
    foundingDate: site.company.founded,
    url: `${site.origin}/`,
    logo: site.origin + site.sign,
    email: site.mail.hello,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      // JSON drops undefined.
      addressRegion: region || undefined,
      postalCode,
      addressCountry: country,
    },
    sameAs: site.social.map(({ href }) => href),
  };
}

function product(): Thing {
  return {
    '@type': ['SoftwareApplication', 'Product'],
    '@id': productId,
    name: site.name,
    description: productSummary,
    url: `${site.origin}/`,
    image: site.origin + site.sign,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    brand: { '@type': 'Brand', name: site.name },
    offers: plans.flatMap((plan) => [offer(plan, 'monthly', 'P1M'), offer(plan, 'annual', 'P1Y')]),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: figures.rating.value,
      reviewCount: figures.rating.reviews,
      bestRating: '5',
    },
  };
}

/** Search engines accept only reviews with author and rating. */
const reviews = testimonials.flatMap(({ name, stars, quote }) =>
  name && stars
    ? {
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewBody: quote,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      }
    : [],
);

function offer(plan: Plan, billing: Billing, billingDuration: string): Thing {
  return {
    '@type': 'Offer',
    name: `${plan.name}, ${billing}`,
    description: plan.benefits.join('. '),
    url: `${site.origin}/#pricing`,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plan[billing].price,
      priceCurrency: site.currency,
      billingDuration,
    },
  };
}

/** Home, the catalogue for a feature page, then the page. */
function breadcrumbs(path: PagePath): Thing {
  const trail: PagePath[] = path.startsWith('/features/') ? ['/', '/features', path] : ['/', path];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pages[step].name,
      item: site.origin + step,
    })),
  };
}

function faqPage(path: PagePath, questions: readonly FaqEntry[]): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${site.origin}${path}#questions`,
    mainEntity: questions.map(({ question, answer: [first, ...others], list = [] }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [first, ...list, ...others].join(' ') },
    })),
  };
}
