import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardFrame } from './board-material.repository.ts';

/** Whether a view is ranked by the rules at the time of the freeze. */
export function usesFrozenRules({ settingsWhenFrozen }: BoardFrame, view: BoardView): boolean {
  return view === 'public' && settingsWhenFrozen !== null;
}

/**
 * The frame of a leaderboard under the rules that apply to a view: a frozen one has the rules, the released workouts
 * and the order at the time of the freeze.
 */
export function frameInView(frame: BoardFrame, view: BoardView): BoardFrame {
  const then = frame.settingsWhenFrozen;
  if (then === null || !usesFrozenRules(frame, view)) return frame;
  const { scoring, points, teams, plannedField, cuts } = then;
  const ofThen = new Map(then.workouts.map((workout) => [workout.id, workout]));
  const workouts = frame.workouts.flatMap(({ workout, ...publications }) => {
    const was = ofThen.get(workout.id);
    if (!was?.released) return [];
    const { released: _, ...rules } = was;
    return [{ ...publications, workout: { ...workout, ...rules } }];
  });
  return {
    ...frame,
    competition: { ...frame.competition, scoring },
    division: { ...frame.division, points, teams, plannedField, cuts },
    workouts: workouts.sort((a, b) => a.workout.position - b.workout.position),
  };
}

interface Fielded {
  readonly id: string;
  readonly bib: number;
}

/** An entry that changed since the freeze; `before` is null if it joined later. */
interface Changed<Entry extends Fielded> {
  readonly entry: Entry;
  readonly before: Partial<Entry> | null;
}

/** A division's field at the time of the freeze, by bib. */
export function fieldAsFrozen<Entry extends Fielded>(
  now: readonly Entry[],
  changed: readonly Changed<Entry>[],
): Entry[] {
  const changedIds = new Set(changed.map(({ entry }) => entry.id));
  const same = now.filter(({ id }) => !changedIds.has(id));
  const then = changed.flatMap(({ entry, before }) => (before === null ? [] : [{ ...entry, ...before }]));
  return [...same, ...then].sort((a, b) => a.bib - b.bib);
}
