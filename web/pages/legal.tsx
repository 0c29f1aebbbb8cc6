import { Hero } from '../sections/hero.tsx';
export default function Legal() {
  return <Hero hue="shoot" badge="Legal" heading="Legal" text="" actions={[]} />;
}
