export { Plans as Pricing } from './plans.tsx';
