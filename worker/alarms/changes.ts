import type { AlarmChange } from '#content/desk/health-alarms.ts';
import { dayMs } from '#content/shared/dates/day.ts';

/** Stored, so fields keep their names. */
interface CheckState {
  failing: boolean;
  /** Consecutive runs that contradict `failing`. */
  looks: number;
  /** Times of reports within the last day. */
  toldAt: number[];
  /** The error of a failure that could not be reported. */
  missed?: string;
}
export type AlarmState = Record<string, CheckState>;

const maxLooks = 24;

/**
 * Reports a change after two runs; each report within a day doubles that. `unreported` is the state if the report could not
 * be sent: its failures are reported afterwards.
 */
export function changesAfter(
  state: AlarmState,
  checks: Readonly<Record<string, { ok: boolean; error?: string }>>,
  at: number,
): { changes: AlarmChange[]; unreported: AlarmState; reported: AlarmState } {
  const changes: AlarmChange[] = [];
  const unreported: AlarmState = {};
  const reported: AlarmState = {};
  for (const check of new Set([...Object.keys(state), ...Object.keys(checks)])) {
    const { ok, error } = checks[check] ?? { ok: true };
    const { failing, looks, toldAt, missed }: CheckState = state[check] ?? { failing: false, looks: 0, toldAt: [] };
    const recent = toldAt.filter((told) => at - told < dayMs);
    const hasChanged = ok === failing;
    const next = { failing, looks: hasChanged ? looks + 1 : 0, toldAt: recent, missed };
    const told = { failing: !ok, looks: 0, toldAt: [...recent, at] };
    unreported[check] = reported[check] = next;
    if (next.looks >= Math.min(maxLooks, 2 ** (1 + Math.floor(recent.length / 2)))) {
      changes.push(ok ? { check } : { check, error: error ?? 'failing' });
      reported[check] = told;
      if (!ok) unreported[check] = { ...next, missed: error ?? 'failing' };
    } else if (ok && !failing && missed !== undefined) {
      changes.push({ check, error: missed, isOver: true });
      reported[check] = told;
    }
  }
  return { changes, unreported, reported };
}
