import { Stars as StarRow } from '../ui/stars.tsx';

/** Five stars in a picture of the product, so many of them filled, the last one to its share. */
export function Stars({ filled, className, fill = 'fill-clay' }: { filled: number; className: string; fill?: string }) {
  return <StarRow value={filled} className={`${fill} ${className}`} />;
}
