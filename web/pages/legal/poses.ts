import type { BoPose } from 'virtual:pictures';
import type { PagePath } from '#content/pages.ts';

/** Also used in Open Graph images. */
export const legalPoses: Partial<Record<PagePath, BoPose>> = {
  '/privacy-policy': 'hiding',
  '/terms-of-service': 'reading',
  '/cookie-policy': 'eating',
  '/gdpr-compliance': 'carrying',
  '/security-compliance': 'guarding',
};
