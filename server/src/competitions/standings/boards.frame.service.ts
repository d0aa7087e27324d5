import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardFrame } from './board-material.repository.ts';

/** Whether a view of the board is ranked by the rules of the moment it was frozen. */
export function usesFrozenRules({ settingsWhenFrozen }: BoardFrame, view: BoardView): boolean {
  return view === 'public' && settingsWhenFrozen !== null;
}

/**
 * What a board is about, by the rules that count for a view: on a frozen board everybody has those of then, and of
 * its workouts those that were told of then, in the order of then.
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

/** Somebody who is no longer what they were when the board was frozen; `before` is null for who came later. */
interface Changed<Entry extends Fielded> {
  readonly entry: Entry;
  readonly before: Partial<Entry> | null;
}

/** The field of a division as it was when its board was frozen, by bib. */
export function fieldAsFrozen<Entry extends Fielded>(
  now: readonly Entry[],
  changed: readonly Changed<Entry>[],
): Entry[] {
  const changedIds = new Set(changed.map(({ entry }) => entry.id));
  const same = now.filter(({ id }) => !changedIds.has(id));
  const then = changed.flatMap(({ entry, before }) => (before === null ? [] : [{ ...entry, ...before }]));
  return [...same, ...then].sort((a, b) => a.bib - b.bib);
}
