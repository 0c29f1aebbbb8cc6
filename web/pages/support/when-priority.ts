import type { service } from '#content/facts/figures.ts';

/** By CSS, in the form's `group`. */
export const whenPriority: Record<keyof typeof service.responseHours, string> = {
  urgent: 'hidden [.group:has([value=urgent]:checked)_&]:inline',
  high: 'hidden [.group:has([value=high]:checked)_&]:inline',
  medium: 'hidden [.group:has([value=medium]:checked)_&]:inline',
  low: 'hidden [.group:has([value=low]:checked)_&]:inline',
};
