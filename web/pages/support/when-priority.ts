import type { service } from '#content/facts/figures.ts';

/** Shows a hidden element while the support form beside it, in the same `group`, has the priority: by styles alone. */
export const whenPriority: Record<keyof typeof service.responseHours, string> = {
  urgent: 'hidden group-has-[[value=urgent]:checked]:inline',
  high: 'hidden group-has-[[value=high]:checked]:inline',
  medium: 'hidden group-has-[[value=medium]:checked]:inline',
  low: 'hidden group-has-[[value=low]:checked]:inline',
};
