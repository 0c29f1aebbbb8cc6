import { createPortal } from 'react-dom';
import { site } from '#content/site.ts';
import { useHydrated } from '../browser/hydrated.ts';
import styles from './spine.css?url';

/** Where there is room beside the page, and colors to draw in. */
const media = 'screen and (width >= 90rem) and (forced-colors: none)';

/** The stalk of bamboo that grows beside long pages: styles alone, which come behind the first paint. */
export function Spine() {
  const hydrated = useHydrated();
  return site.motif && hydrated && createPortal(<link rel="stylesheet" href={styles} media={media} />, document.head);
}
