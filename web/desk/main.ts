import './desk.css';
import { prefetch } from './api.ts';
import { firstRequests } from './messages/requests.ts';
import { placeOf } from './place.ts';

// In parallel with the view's code.
for (const path of firstRequests(placeOf(location.hash))) prefetch(path);
import('./desk.tsx').then(({ show }) => show(document.getElementById('desk')!));
