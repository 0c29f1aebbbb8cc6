import './desk.css';
import { getEarly } from './api.ts';
import { firstRequests } from './messages/requests.ts';
import { placeOf } from './place.ts';

// The first view's data and the code that shows it are on their way at the same time.
for (const path of firstRequests(placeOf(location.hash))) getEarly(path);
import('./desk.tsx').then(({ show }) => show(document.getElementById('desk')!));
