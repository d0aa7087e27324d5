import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import {
  type BoardCell,
  type BoardRow,
  cellKinds,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { penaltyWords } from '@chalkline/contract/competitions/penalty-words.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import {
  type BoardAdjustment,
  type BoardEntry,
  type BoardInput,
  type RankedBoard,
  type RankedWorkout,
  rankBoard,
} from './board-ranking.rules.ts';
import { numberAt } from './places.rules.ts';
import { exactPoints } from './workout-points.rules.ts';
import { shownPlace } from './workout-ranking.rules.ts';

/** Ranks a division and lays its rows out, best first. */
export function makeBoard(input: BoardInput): BoardRow[] {
  return boardRows(input, rankBoard(input));
}

/** The rows of a ranked board, best first. */
export function boardRows(input: BoardInput, ranked: RankedBoard): BoardRow[] {
  const { workouts, overall } = ranked;
  const tied = sharedPlaces(overall.places);
  const tiedIn = workouts.map(({ ranking }) => sharedPlaces(ranking.places));
  const adjusted = Map.groupBy(input.adjustments, ({ entryId }) => entryId);
  return boardOrder(input.entries, overall.order).map((index, order) => {
    const { id, bib, name, country, region, affiliate, status } = input.entries[index] as BoardEntry;
    const place = numberAt(overall.places, index);
    const total = numberAt(overall.totals, index);
    return {
      entryId: id,
      order,
      bib,
      name,
      country,
      region,
      affiliate,
      status,
      place: place === 0 ? null : place,
      tied: tied.has(place),
      total: Number.isNaN(total) ? null : total,
      ...adjustmentOf(adjusted.get(id)),
      cells: workouts.map((workout, at) =>
        boardCell(workout, index, { rule: input.scoring.absent, tied: tiedIn[at] ?? none }),
      ),
    };
  });
}

const none: ReadonlySet<number> = new Set();

function adjustmentOf(adjustments: readonly BoardAdjustment[] | undefined) {
  if (!adjustments) return {};
  return {
    adjustment: exactPoints(adjustments.reduce((sum, { points }) => sum + points, 0)),
    adjustmentReason: adjustments.map(({ reason }) => reason).join(' · '),
  };
}

/** Who is ranked, best first; then who is not, the disqualified last. */
function boardOrder(entries: readonly BoardEntry[], ranked: Uint32Array): number[] {
  const isRanked = new Set(ranked);
  const rest = [...entries.keys()].filter((index) => !isRanked.has(index));
  const isActive = (index: number) => entries[index]?.status === 'active';
  return [...ranked, ...rest.filter(isActive), ...rest.filter((index) => !isActive(index))];
}

interface CellSettings {
  readonly rule: CompetitionScoring['absent'];
  /** The places that more than one has. */
  readonly tied: ReadonlySet<number>;
}

function boardCell(workout: RankedWorkout, index: number, { rule, tied }: CellSettings): BoardCell {
  const cell = workout.cells[index] ?? 'nothing';
  const place = shownPlace(workout.ranking, index, rule);
  const points = numberAt(workout.points, index);
  const { main, unit, beside, tiebreak, other, round, variant, words } =
    typeof cell === 'string' ? emptyCell : showScore(cell, workout.scoring);
  return {
    scoreId: workout.scoreIds[index] ?? null,
    main,
    unit,
    beside,
    tiebreak,
    other,
    round,
    variant,
    words,
    place: place === 0 ? null : place,
    tied: place !== 0 && tied.has(place),
    points: Number.isNaN(points) ? null : points,
    kind: cellKinds[numberAt(workout.ranking.kinds, index)] ?? 'pending',
    ...penaltyOf(workout, index),
  };
}

function penaltyOf({ penalised, scoring }: RankedWorkout, index: number) {
  const found = penalised.get(index);
  if (!found) return {};
  return {
    original: showScore(found.original, scoring).text,
    penalty: found.penalties.map(penaltyWords).join(' · '),
  };
}

const emptyCell = {
  main: '',
  unit: '',
  beside: '',
  tiebreak: '',
  other: '',
  round: '',
  variant: '',
  words: '',
};

function sharedPlaces(places: Int32Array): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const place of places) {
    if (place === 0) continue;
    if (seen.has(place)) shared.add(place);
    seen.add(place);
  }
  return shared;
}
