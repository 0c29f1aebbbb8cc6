import type { BoPose } from 'virtual:pictures';
import type { PagePath } from '#content/pages.ts';

/** What Bo does on a legal document and in its picture for shared links. */
export const legalPoses: Partial<Record<PagePath, BoPose>> = {
  '/privacy-policy': 'hiding',
  '/terms-of-service': 'reading',
  '/cookie-policy': 'eating',
  '/gdpr-compliance': 'carrying',
  '/security-compliance': 'guarding',
};
