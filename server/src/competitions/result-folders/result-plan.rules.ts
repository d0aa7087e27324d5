import { shuffled } from '../heats/seeded-chance.rules.ts';
import { enteredScores, type PublishedScore, type ResultFolder } from './result-folder.rules.ts';
import { typedOf } from './result-settings.rules.ts';

/** What is typed into a cell, right or wrong. */
export interface PlannedCell {
  readonly cell: PublishedScore;
  readonly typed: string;
}

export interface ScorePlan {
  /** Every cell that gets something, in the order of entering; some of it is wrong. */
  readonly first: readonly PlannedCell[];
  /** What makes the wrong ones right; an empty text takes a score away. */
  readonly corrections: {
    readonly singly: readonly PlannedCell[];
    readonly together: readonly PlannedCell[];
  };
}

/** One cell in ten is wrong at first, yet not more than so many. */
const wrongAtMost = 400;
/** So many of the corrections are made one by one, as judges make them; the rest by a file. */
const singlyAtMost = 60;
/** So many cells that stay empty have a score for a while. */
const takenAwayAtMost = 15;

/** Decides by chance in which order a folder's cells are entered, and which of them are wrong at first. */
export function planCells(folder: ResultFolder, chance: () => number): ScorePlan {
  const workoutOf = new Map(folder.competition.workouts.map((workout) => [workout.id, workout]));
  const cells = enteredScores(folder).flatMap((cell): PlannedCell[] => {
    const workout = workoutOf.get(cell.workout);
    return workout ? [{ cell, typed: typedOf(cell, workout) }] : [];
  });
  const scored = shuffled(
    cells.filter(({ typed }) => typed !== ''),
    chance,
  );
  const empty = shuffled(
    cells.filter(({ typed }) => typed === ''),
    chance,
  );
  const results = Map.groupBy(scored, ({ cell }) => cell.workout);
  const anyResult = ({ cell }: PlannedCell): string => {
    const others = results.get(cell.workout) ?? [];
    return others[Math.floor(chance() * others.length)]?.typed ?? '';
  };
  const wrong = scored.slice(0, Math.min(wrongAtMost, Math.ceil(scored.length / 10)));
  const wrongly = new Map(
    [...wrong, ...empty.slice(0, takenAwayAtMost)].map((planned) => [planned, anyResult(planned)]),
  );
  const first = [...new Set([...scored, ...wrongly.keys()])];
  const corrected = [...wrongly]
    .filter(([planned, typed]) => typed !== '' && typed !== planned.typed)
    .map(([planned]) => planned);
  // A file takes no score away.
  const takenAway = corrected.filter(({ typed }) => typed === '');
  const others = corrected.filter(({ typed }) => typed !== '');
  const entered = first.map((planned) => ({ ...planned, typed: wrongly.get(planned) ?? planned.typed }));
  return {
    first: shuffled(
      entered.filter(({ typed }) => typed !== ''),
      chance,
    ),
    corrections: {
      singly: [...takenAway, ...others.slice(0, singlyAtMost)],
      together: others.slice(singlyAtMost),
    },
  };
}
