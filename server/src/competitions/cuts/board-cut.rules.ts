import type {
  CompetitionScoring,
  PointsSetting,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardCut, Cut, CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import type { OverallEntry, OverallRanking } from '../ranking/overall.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { pointsSettingOf } from '../ranking/workout-points.rules.ts';
import { behindAbove, lineAt } from './advancing.rules.ts';
import type { SpanWorkout } from './bounds.rules.ts';
import { isFinal, shownCut, spanOf } from './cut-span.rules.ts';
import { type CutMaterial, type CutStanding, cutStanding, packedState } from './cut-standing.rules.ts';

/** What a view of a leaderboard knows about its division's cuts. */
export interface CutFrame {
  readonly division: {
    readonly cuts: readonly Cut[];
    readonly points: PointsSetting | null;
    readonly plannedField: number | null;
    readonly frozenAt: Date | null;
  };
  readonly competition: { readonly scoring: CompetitionScoring };
  /** In the competition's order. */
  readonly allWorkouts: readonly {
    readonly id: string;
    readonly partOf: string | null;
    readonly scoring: WorkoutScoring;
    readonly points: WorkoutPoints;
  }[];
  readonly madeCuts: readonly { readonly afterWorkoutId: string; readonly madeAt: Date }[];
}

/** A ranked leaderboard, reduced to what cuts depend on. */
export interface RankedField {
  readonly entries: readonly OverallEntry[];
  readonly workouts: readonly RankedCells[];
  readonly overall: OverallRanking;
}

type Shown = Parameters<typeof isFinal>[0];

/** The cut line of a leaderboard, and each entry's state at it. */
export interface DrawnCut {
  readonly head: BoardCut;
  readonly stateOf: (entry: number) => CutState | null;
}

interface Look {
  readonly view: BoardView;
  readonly workouts: Shown;
}

/** The input of the cut a leaderboard shows; null if there is none. */
export function shownMaterial(
  frame: CutFrame,
  { view, workouts: shown }: Look,
  field: RankedField,
): CutMaterial | null {
  const made = madeIn(frame, view);
  const cut = shownCut(frame.division.cuts, made, frame.allWorkouts);
  if (!cut) return null;
  const isMade = made.some(({ afterWorkoutId }) => afterWorkoutId === cut.afterWorkoutId);
  return cutMaterial(frame, { cut, isMade, isCutByThis: () => false }, shown, field);
}

/** What a leaderboard shows of its cut; null if there is none. */
export function drawnCut(frame: CutFrame, look: Look, field: RankedField): DrawnCut | null {
  const material = shownMaterial(frame, look, field);
  if (!material) return null;
  const { cut, isMade } = material;
  const standing = cutStanding(material);
  const { stateOf, roleOf, places } = standing;
  const goesOn = isMade ? whoStayed(field.entries) : standing.goesOn;
  const isCounted = (entry: number) =>
    isMade ? ['active', 'cut'].includes(statusOf(field, entry)) : roleOf(entry) === 'candidate';
  // These come first on the leaderboard; unranked entries follow and are on neither side of the line.
  const { order } = field.overall;
  const later = countedLater(material);
  const cutAbove = isMade ? behindAbove(order, goesOn, isCounted) : 0;
  return {
    stateOf,
    head: {
      ...cut,
      made: isMade,
      ...(later.length > 0 && { laterWorkoutIds: later }),
      ...(cutAbove > 0 && { cutAbove }),
      places,
      advancing: countOf(goesOn),
      lineAt: lineAt(order, goesOn, isCounted),
      ...(isMade ? noTotals : totalsAtLine(standing, field)),
    },
  };
}

/**
 * Workouts after a cut that isn't made yet but that already count in the leaderboard: the row order then differs from
 * the cut's.
 */
export function countedLater({ isMade, span, overall }: Pick<CutMaterial, 'isMade' | 'span' | 'overall'>) {
  if (isMade) return [];
  return overall.counted.flatMap(({ id }) => (span.some((workout) => workout.id === id) ? [] : [id]));
}

/** By entry, for a packed board. */
export function cutStatesOf({ stateOf }: DrawnCut, entries: readonly unknown[]): Uint8Array {
  return Uint8Array.from(entries, (_, entry) => packedState(stateOf(entry)));
}

const noTotals = { lastAbove: null, firstBelow: null };

function statusOf({ entries }: Pick<RankedField, 'entries'>, entry: number) {
  return entries[entry]?.status ?? 'out';
}

function whoStayed(entries: RankedField['entries']): Uint8Array {
  return Uint8Array.from(entries, ({ status }) => (status === 'active' ? 1 : 0));
}

function countOf(goesOn: Uint8Array): number {
  return goesOn.reduce((sum, one) => sum + one, 0);
}

/** A frozen leaderboard shows the cuts that were made before the freeze. */
function madeIn({ division: { frozenAt }, madeCuts }: CutFrame, view: BoardView) {
  if (view === 'inside' || frozenAt === null) return madeCuts;
  return madeCuts.filter(({ madeAt }) => madeAt <= frozenAt);
}

/** Everything one cut depends on. */
export function cutMaterial(
  frame: CutFrame,
  made: Pick<CutMaterial, 'cut' | 'isMade' | 'isCutByThis'>,
  shown: Shown,
  { entries, workouts, overall }: RankedField,
): CutMaterial {
  return {
    ...made,
    entries,
    overall,
    scoring: frame.competition.scoring,
    plannedField: frame.division.plannedField,
    span: spanWorkouts(frame, made.cut, shown, workouts),
  };
}

function spanWorkouts(
  { allWorkouts, competition, division }: CutFrame,
  { afterWorkoutId }: Cut,
  shown: Shown,
  ranked: readonly RankedCells[],
): SpanWorkout[] {
  const own = division.points === null ? undefined : { points: division.points };
  return spanOf(allWorkouts, afterWorkoutId).map(({ id, points, scoring }) => ({
    id,
    ranked: ranked.find((one) => one.id === id) ?? null,
    setting: pointsSettingOf(competition.scoring, points, own),
    stage: points.stage ?? 1,
    hasVariants: scoring.variants !== undefined,
    settled: isFinal(shown, id),
  }));
}

/** Totals on both sides of the line, if they are the ones the leaderboard shows. */
function totalsAtLine({ ranking, goesOn, roleOf, places }: CutStanding, { overall }: RankedField) {
  if (places === null || ranking.counted.length !== overall.counted.length) return noTotals;
  const candidates = ranking.order.filter((entry) => roleOf(entry) === 'candidate');
  const totalOf = (entry: number | undefined) => {
    const total = entry === undefined ? Number.NaN : numberAt(ranking.totals, entry);
    return Number.isNaN(total) ? null : total;
  };
  return {
    lastAbove: totalOf(candidates.findLast((entry) => goesOn[entry] === 1)),
    firstBelow: totalOf(candidates.find((entry) => goesOn[entry] !== 1)),
  };
}
