import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { App } from './env.ts';
import { onError } from './errors.ts';

test('logs the route of a failed request without the address in its path', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const desk = new Hono<App>().get('/api/desk/messages/:id', () => {
    throw new Error('down');
  });
  desk.onError((error) => {
    throw error;
  });
  const app = new Hono<App>()
    .use((_, next) => next())
    .route('/', desk)
    .onError(onError);
  const answer = await app.request('/api/desk/messages/newsletter:ann@example.org');
  expect(answer.status).toBe(500);
  const line = logged.mock.calls[0]![0];
  expect(JSON.parse(line)).toMatchObject({ event: 'request failed', method: 'GET', route: '/api/desk/messages/:id' });
  expect(line).not.toContain('example.org');
});
