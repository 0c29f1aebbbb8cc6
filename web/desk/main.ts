import './desk.css';
import { placeOf } from './place.ts';
import { client, countsQuery, listQuery, messageQuery } from './queries.ts';

// In parallel with the view's code.
const { view, query, id } = placeOf(location.hash);
client.prefetchQuery(countsQuery);
if (view === 'messages') client.prefetchInfiniteQuery(listQuery(query));
if (view === 'messages' && id) client.prefetchQuery(messageQuery(id));
import('./desk.tsx').then(({ show }) => show(document.getElementById('desk')!));
