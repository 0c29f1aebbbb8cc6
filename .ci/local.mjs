import worker from '../worker/index.ts';

// The worker as `npm start` runs it: while an edit cannot be built, each page is the last good one and says why.

export * from '../worker/index.ts';

const style =
  'position:fixed;inset:0 0 auto;z-index:999;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.5rem;background:#b3261e;color:#fff;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap';

export default {
  ...worker,
  async fetch(request, env, context) {
    const why = env.EDIT_NOT_SHOWN;
    if (!why) return worker.fetch(request, env, context);
    const whole = new Request(request);
    // An unchanged page would be answered without its text.
    whole.headers.delete('If-None-Match');
    const answer = await worker.fetch(whole, env, context);
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
    const page = new Response(answer.body, answer);
    page.headers.delete('ETag');
    page.headers.set('Cache-Control', 'no-store');
    const note = `<pre role="alert" style="${style}">The last edit is not shown.\n\n${why.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
    return new HTMLRewriter().on('body', { element: (body) => void body.append(note, { html: true }) }).transform(page);
  },
};
