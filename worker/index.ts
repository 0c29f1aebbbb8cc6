import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { api } from '#content/shared/http/api.ts';
import { changelog } from './changelog/routes.ts';
import { desk } from './desk/routes.ts';
import type { App, Env } from './env.ts';
import { onError } from './errors.ts';
import { newsletterLinks } from './forms/newsletter-links.ts';
import { forms } from './forms/routes.ts';
import { responseHeaders } from './headers.ts';
import { health } from './health.ts';
import { visitCounts } from './numbers/route.ts';
import { edgePage, edgePages } from './pages/edge-pages.ts';
import { moved } from './pages/moved.ts';
import { page } from './pages/pages.ts';
import { personalizedLink } from './pages/personalized-link.ts';
import { notFound, wrongMethod } from './request/methods.ts';
import { ownHost } from './request/own-host.ts';
import { requestId } from './request/request-id.ts';
import { onQueue, onSchedule } from './triggers.ts';

const app = new Hono<App>();

app.use(requestId(), responseHeaders(), ownHost(), moved());
app.use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: wrongMethod }));

app.get(api.health, health());

app.route('/', changelog);
app.route('/', forms);
app.route('/', newsletterLinks);
app.route('/', visitCounts);
app.route('/', desk);
app.all('/api/*', notFound());

app.get('/', personalizedLink());
for (const row of edgePages) app.get(row.page, edgePage(row));
app.all('*', page());

app.onError(onError);

export { Alarms } from './alarms/alarms.ts';
export { FeedKeeper } from './changelog/keeper.ts';
export { Counter } from './numbers/counter.ts';
export default {
  fetch: app.fetch,
  queue: onQueue,
  scheduled: onSchedule,
} satisfies ExportedHandler<Env>;
