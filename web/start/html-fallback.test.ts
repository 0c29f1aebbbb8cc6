import { afterEach, expect, test, vi } from 'vitest';
import { consumeFailure, reloadAsHtml } from './html-fallback.ts';

const router = { key: 'a1', idx: 3 };

function visit(state: unknown) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  const reload = vi.fn();
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return { history, reload };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('passes a failure to the next load once, and keeps the state of the router', () => {
  const { history, reload } = visit(router);
  reloadAsHtml(new Error('broken'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(new Error('broken'));
  expect(consumeFailure()).toBe('Error: broken');
  expect(history.state).toEqual(router);
  expect(consumeFailure()).toBeUndefined();
});

test('an entry without a state has no failure', () => {
  const { history } = visit(null);
  expect(consumeFailure()).toBeUndefined();
  expect(history.state).toBeNull();
});
