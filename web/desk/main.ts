import './desk.css';
import { prefetch } from './api.ts';
import { firstRequests } from './messages/requests.ts';
import { placeOf } from './place.ts';

// Load the data of the first view in parallel with its code.
for (const path of firstRequests(placeOf(location.hash))) prefetch(path);
import('./desk.tsx').then(({ show }) => show(document.getElementById('desk')!));
