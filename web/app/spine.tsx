import { createPortal } from 'react-dom';
import { useHydrated } from '../browser/hydrated.ts';
import styles from './spine.css?url';

/** Where there is room beside the page, and colors to draw in. */
const media = 'screen and (width >= 90rem) and (forced-colors: none)';

/** The stalk that grows beside long pages: styles alone, which come behind the first paint. */
export function Spine() {
  const hydrated = useHydrated();
  return hydrated && createPortal(<link rel="stylesheet" href={styles} media={media} />, document.head);
}
