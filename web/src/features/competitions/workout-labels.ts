import type { Unit } from '@chalkline/contract/competitions/measures.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** Labels of the score types. */
export const scoringTypeLabels: Readonly<Record<WorkoutScoring['type'], string>> = {
  time: 'For time',
  reps: 'Reps',
  rounds_reps: 'Rounds and reps',
  load: 'Load',
  distance: 'Distance',
  calories: 'Calories',
  points: 'Points',
  hold: 'Hold, longest',
  pass_fail: 'Pass or fail',
  capped_rounds: 'For time, capped rounds',
};

const unitLabels: Partial<Record<Unit, string>> = { ft_in: 'feet and inches' };
/** The label of a unit. */
export function unitWord(unit: Unit): string {
  return unitLabels[unit] ?? unit;
}

/** Units that the type says already: reps are counted in reps. */
export const ownUnits: ReadonlySet<Unit> = new Set(['clock', 'reps', 'cal', 'pt', 'pass']);

/** How a workout is scored, in a line: `For time, cap 12:00`, `Load, kg`, `Reps, tiebreak`. */
export function scoringText(scoring: WorkoutScoring): string {
  const { type, unit, cap, knockoutRounds, tiebreaks = [] } = scoring;
  return [
    scoringTypeLabels[type],
    ownUnits.has(unit) ? '' : unitWord(unit),
    cap?.seconds === undefined ? (cap ? 'capped' : '') : `cap ${showClock(cap.seconds * 1000)}`,
    knockoutRounds ? `${knockoutRounds} knockout rounds` : '',
    tiebreaks.length > 0 ? 'tiebreak' : '',
    isUnusual(scoring) ? `${scoring.direction === 'lower' ? 'lowest' : 'highest'} wins` : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

/** Mention the direction only when it is unusual for the type. */
function isUnusual({ type, direction }: WorkoutScoring): boolean {
  const lowerIsUsual = type === 'time' || type === 'capped_rounds';
  return direction !== (lowerIsUsual ? 'lower' : 'higher');
}
