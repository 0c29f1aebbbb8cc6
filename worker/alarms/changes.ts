import type { AlarmChange } from '#content/desk/health-alarms.ts';
import { dayMs } from '#content/shared/day.ts';

/** What the owner knows of a check, and how many looks in a row found it otherwise. */
interface CheckState {
  failing: boolean;
  looks: number;
  /** When the owner was told of changes, within a day. */
  toldAt: number[];
}
export type AlarmState = Record<string, CheckState>;

/** The most looks that a change has to hold: two hours. */
const mostLooks = 24;

/**
 * The changes to tell the owner after another look at the checks, and the state to keep once they are told. A change has
 * to hold for two looks, and for twice as many with each time that its check failed within a day.
 */
export function changesAfter(
  state: AlarmState,
  checks: Readonly<Record<string, { ok: boolean; error?: string }>>,
  at: number,
): { changes: AlarmChange[]; counted: AlarmState; told: AlarmState } {
  const changes: AlarmChange[] = [];
  const counted: AlarmState = {};
  const told: AlarmState = {};
  for (const check of new Set([...Object.keys(state), ...Object.keys(checks)])) {
    const { ok, error } = checks[check] ?? { ok: true };
    const { failing, looks, toldAt } = state[check] ?? { failing: false, looks: 0, toldAt: [] };
    const recent = toldAt.filter((told) => at - told < dayMs);
    const isOther = ok === failing;
    const now = { failing, looks: isOther ? looks + 1 : 0, toldAt: recent };
    counted[check] = told[check] = now;
    if (now.looks < Math.min(mostLooks, 2 ** (1 + Math.floor(recent.length / 2)))) continue;
    changes.push(ok ? { check } : { check, error: error ?? 'failing' });
    told[check] = { failing: !ok, looks: 0, toldAt: [...recent, at] };
  }
  return { changes, counted, told };
}
