import { expect, test } from 'vitest';
import { figures } from '#content/facts/figures.ts';
import { plans } from '#content/facts/pricing.ts';
import booking from '#content/features/appointment-booking.ts';
import { head } from '#content/pages/about.ts';
import { faq } from '#content/pages/home-faq.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { structuredData, type Thing } from './structured-data.ts';

const paths = Object.keys(pages) as PagePath[];
const graph = (path: PagePath) => structuredData(path, head)['@graph'];
const ofType = (path: PagePath, type: string): Thing | undefined =>
  graph(path).find((thing) => [thing['@type']].flat().includes(type));

test('the home page describes site, organization and product', () => {
  expect(graph('/').map((thing) => thing['@type'])).toEqual([
    'WebPage',
    'WebSite',
    'Organization',
    ['SoftwareApplication', 'Product'],
  ]);
  expect(ofType('/', 'BreadcrumbList')).toBeUndefined();
});

test("the product has the page's rating and an offer for every plan price", () => {
  const product = ofType('/features', 'Product') as unknown as {
    aggregateRating: Record<string, string>;
    offers: { priceSpecification: { price: number } }[];
  };
  expect(product.aggregateRating).toMatchObject({
    ratingValue: figures.rating.value,
    reviewCount: figures.rating.reviews,
  });
  expect(product.offers.map((offer) => offer.priceSpecification.price)).toEqual(
    plans.flatMap(({ monthly, annual }) => [monthly.price, annual.price]),
  );
});

test.each(paths.filter((path) => path !== '/'))('%s has breadcrumbs that start at home and end at the page', (path) => {
  const { itemListElement: steps } = ofType(path, 'BreadcrumbList') as unknown as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  expect(steps[0]).toMatchObject({ position: 1, item: `${site.origin}/` });
  expect(steps.at(-1)).toMatchObject({ position: steps.length, item: site.origin + path });
  expect(steps.length).toBe(path.startsWith('/features/') ? 3 : 2);
});

test('the about page is an AboutPage about the organization', () => {
  expect(ofType('/about', 'AboutPage')).toMatchObject({ mainEntity: { '@type': 'Organization', name: site.name } });
});

test('FAQ data has whole answers, including lists', () => {
  const link = { label: 'More', to: '/support' } as const;
  const entry = { question: 'Which?', answer: ['These:', 'And more.'], list: ['one', 'two'], link };
  const of = (questions: Parameters<typeof structuredData>[2]) =>
    structuredData('/features/appointment-booking', head, questions)['@graph'].filter(
      (thing) => thing['@type'] === 'FAQPage',
    );
  expect(of([entry])).toMatchObject([
    {
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Which?',
          acceptedAnswer: { '@type': 'Answer', text: 'These: one two And more.' },
        },
      ],
    },
  ]);
  expect(of(booking.questions.items)).toMatchObject([
    { mainEntity: booking.questions.items.map(({ question }) => ({ name: question })) },
  ]);
  expect(of(faq)).toMatchObject([{ mainEntity: faq.map(({ question }) => ({ name: question })) }]);
  expect(of(undefined)).toEqual([]);
});
