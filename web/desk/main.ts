import './desk.css';
import { prefetch } from './api.ts';
import { listPath } from './messages/requests.ts';
import { placeOf } from './place.ts';
import { client, countsQuery, messageQuery } from './queries.ts';

// In parallel with the view's code.
const { view, query, id } = placeOf(location.hash);
client.prefetchQuery(countsQuery);
if (view === 'messages') prefetch(listPath(query, 0));
if (view === 'messages' && id) client.prefetchQuery(messageQuery(id));
import('./desk.tsx').then(({ show }) => show(document.getElementById('desk')!));
