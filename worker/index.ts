import { Hono } from 'hono';
import { api } from '#content/api.ts';
import { changelog } from './changelog/routes.ts';
import { comparison } from './comparison.ts';
import { deliver, giveUp } from './delivery/deliver.ts';
import { sweep } from './delivery/outbox.ts';
import { type App, type Env, readSettings } from './env.ts';
import { onError } from './errors.ts';
import { forms } from './forms/routes.ts';
import { unsubscription } from './forms/unsubscribe.ts';
import { responseHeaders } from './headers.ts';
import { health } from './health.ts';
import { encrypted } from './https.ts';
import { only, unknownCall } from './methods.ts';
import { page } from './pages.ts';
import { requestId } from './request-id.ts';
import { keepPromises } from './retention.ts';

const app = new Hono<App>();

app.use(requestId(), responseHeaders(), encrypted());

app.get(api.health, health());
app.all(api.health, only('GET, HEAD'));

app.use(async function checkedSettings(c, next) {
  c.set('settings', readSettings(c.env));
  await next();
});

app.route('/', changelog);
app.route('/', forms);
app.route('/', unsubscription);
app.all('/api/*', unknownCall());

app.get('/', comparison());
app.all('*', page());

app.onError(onError);

export { FeedKeeper } from './changelog/keeper.ts';
export default {
  fetch: app.fetch,
  queue: (batch, env) => (batch.queue.endsWith('-dead') ? giveUp(batch) : deliver(batch, env)),
  scheduled: (event, env) => (event.cron.startsWith('*/') ? sweep(env) : keepPromises(env)),
} satisfies ExportedHandler<Env>;
