import type { NewCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { TiebreakType, Unit } from '@chalkline/contract/competitions/measures.ts';
import { unitsOf } from '@chalkline/contract/competitions/measures.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { FolderWorkout } from '@chalkline/contract/competitions/result-folder.schema.ts';
import type {
  TiebreakScoring,
  WorkoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { plainName } from '../../imports/csv-table.rules.ts';
import { tableOf } from './points-table-names.rules.ts';
import { enteredScores, type PublishedScore, type ResultFolder } from './result-folder.rules.ts';

/** What a folder says about a workout; everything else is default. */
type NewWorkout = Pick<NewCompetition['workouts'][number], 'name' | 'scoring' | 'points'>;

/** The settings of a folder's workouts, in its order. */
export function workoutsOf(folder: ResultFolder): NewWorkout[] {
  const { competition } = folder;
  const scoresOf = Map.groupBy(enteredScores(folder), ({ workout }) => workout);
  const names = new Set<string>();
  return competition.workouts.map((workout, index) => {
    const cells = scoresOf.get(workout.id) ?? [];
    // Workouts whose names are equal to the score importer get their ids as names.
    const name = (
      workout.name && !names.has(plainName(workout.name)) ? workout.name : `Workout ${workout.id}`
    ).slice(0, 80);
    names.add(plainName(name));
    return {
      name,
      scoring: scoringOf(workout, cells),
      points: {
        points: pointsOf(workout),
        stage: stageNumber(competition.workouts, index),
        ...(typeof workout.weight === 'number' && { weight: workout.weight }),
      },
    };
  });
}

/** The overall scoring of a folder. */
export function scoringOfFolder({ competition, scores, standings }: ResultFolder): CompetitionScoring {
  const { overall, workouts } = competition;
  const given = scores.filter(({ mark }) => mark === 'dns' || mark === 'wd' || mark === 'missed');
  const didNotFinish = scores.filter(({ mark, result }) => mark === 'dnf' || /^dnf$/i.test(result));
  const restartStages = restartsOf(competition);
  const played = new Set(
    scores.filter(({ mark, result }) => result !== '' || tookPart(mark)).map(({ entry }) => entry),
  );
  const idle = standings.filter(({ entry, status }) => !played.has(entry) && status === 'active');
  return {
    points: usualPoints(overall.method, workouts),
    total: overall.method === 'rank_sum' || overall.method === 'cumulative_lower' ? 'lower' : 'higher',
    tie: overall.tie,
    withdrawn: overall.withdrawn,
    absent: given.length > 0 && given.every(({ place }) => place === null) ? 'no_place' : 'share_place',
    didNotFinish:
      didNotFinish.length > 0 && didNotFinish.every(({ points }) => points === 0)
        ? 'zero_points'
        : 'last_place',
    nothingHandedIn: idle.length > 0 && idle.every(({ place }) => place === null) ? 'unranked' : 'last',
    incompleteBelow: false,
    scaledBelow: false,
    ...(restartStages.length > 0 && { restartStages }),
  };
}

function tookPart(mark: PublishedScore['mark']): boolean {
  return mark === 'zeroed' || mark === 'dnf';
}

function usualPoints(
  method: ResultFolder['competition']['overall']['method'],
  workouts: readonly FolderWorkout[],
): PointsSetting {
  if (method === 'rank_sum') return { method: 'place' };
  if (method !== 'points_table') return { method: 'raw' };
  const first = workouts.find(({ points }) => points.method === 'table' || points.method === 'own_table');
  return first ? pointsOf(first) : { method: 'raw' };
}

function pointsOf({ points }: FolderWorkout): PointsSetting {
  if (points.method === 'own_table') return { ...points, name: points.name ?? 'Own table' };
  return points.method === 'table' ? { ...points, table: tableOf(points.table) } : points;
}

function stageNumber(workouts: readonly FolderWorkout[], index: number): number {
  const { stage } = workouts[index] ?? {};
  if (typeof stage === 'number') return stage;
  return Math.max(1, stageNames(workouts).indexOf(stage ?? '') + 1);
}

function stageNames(workouts: readonly FolderWorkout[]): string[] {
  return [...new Set(workouts.flatMap(({ stage }) => (typeof stage === 'string' ? [stage] : [])))];
}

function restartsOf({ overall, workouts }: ResultFolder['competition']): number[] {
  const restarts = overall.points_reset_by_stage;
  const stages = [...new Set(workouts.map((_, index) => stageNumber(workouts, index)))].sort((a, b) => a - b);
  if (restarts === true) return stages.slice(1);
  if (!Array.isArray(restarts)) return [];
  const named = restarts.map((stage) =>
    typeof stage === 'number' ? stage : stageNames(workouts).indexOf(stage) + 1,
  );
  return named.filter((stage) => stage > 1).sort((a, b) => a - b);
}

function scoringOf(workout: FolderWorkout, cells: readonly PublishedScore[]): WorkoutScoring {
  const { scoring_type: type, direction } = workout;
  // In an AMRAP everyone works until the end, so its length decides nothing.
  const cap = type === 'time' ? workout.cap : null;
  const results = cells.map(({ result }) => result);
  const tiebreaks = tiebreaksOf(workout, cells);
  const totalReps = cap?.total_reps ?? undefined;
  const seconds = cap?.seconds ?? undefined;
  return {
    type,
    unit: unitOf(type, results),
    direction,
    ...(cap && {
      cap: { notation: cap.notation, ...(seconds && { seconds }), ...(totalReps && { totalReps }) },
    }),
    ...(tiebreaks.length > 0 && { tiebreaks }),
    ...(workout.variants && { variants: workout.variants }),
    ...(workout.knockout_rounds && { knockoutRounds: workout.knockout_rounds }),
  };
}

/** The unit the results name, else the default. */
function unitOf(type: FolderWorkout['scoring_type'] | TiebreakType, texts: readonly string[]): Unit {
  const named = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (type === 'load') return named(/\blbs?\b|\d(?:lb|#)/i) ? 'lb' : 'kg';
  if (type === 'distance') {
    if (named(/\d'/)) return 'ft_in';
    for (const unit of ['km', 'cm', 'mi', 'yd', 'ft', 'in', 'm'] as const) {
      if (named(new RegExp(`\\d *${unit}\\b`, 'i'))) return unit;
    }
    return 'm';
  }
  return unitsOf[type][0];
}

function tiebreaksOf(workout: FolderWorkout, cells: readonly PublishedScore[]): TiebreakScoring[] {
  const found: TiebreakScoring[] = [];
  if (workout.tiebreak) {
    const texts = cells.map((cell) => tiebreakOf(cell).tiebreak).filter((text) => text !== '');
    const type = workout.tiebreak.type ?? tiebreakTypeOf(texts);
    found.push({ type, unit: unitOf(type, texts), direction: workout.tiebreak.direction });
  }
  // A sort number, lower first, for cells that look tied but aren't.
  if (cells.some(({ secondTiebreak }) => secondTiebreak !== '')) {
    found.push({ type: 'points', unit: 'pt', direction: 'lower', reach: 'everyone' });
  }
  return found;
}

function tiebreakTypeOf(texts: readonly string[]): TiebreakType {
  const named = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (named(/:/)) return 'time';
  if (named(/lb|kg/i)) return 'load';
  if (named(/reps?/i)) return 'reps';
  return named(/'|\bin\b|\bm\b/i) ? 'distance' : 'points';
}

/** What a folder's ambiguous texts mean, worked out from the other cells. */
export function answersOf(workout: FolderWorkout, cells: readonly PublishedScore[]): ReadingAnswers {
  const clocks = cells
    .map(({ result }) => /^(\d+):\d\d:\d\d$/.exec(result.trim()))
    .filter((found) => found !== null);
  const longest = Math.max(0, ...clocks.map((found) => Number(found[1])));
  const hoursFit = longest * 3600 <= (workout.cap?.seconds ?? 24 * 3600);
  return {
    bareDigits: cells.some(isNoClock) ? 'seconds' : 'clock',
    threeParts: hoursFit ? 'hours' : 'minutes',
    timeOrReps: bareMeansTime(workout, cells) ? 'time' : 'reps',
    doneOrLeft: workout.cap?.notation === 'remaining' ? 'left' : 'done',
    roundsOrReps: 'rounds',
    bareLength: 'feet',
    comma: 'thousands',
    pastCap: 'keep',
  };
}

/** `1975` is no clock time, so such a column is in seconds. */
function isNoClock({ result }: PublishedScore): boolean {
  return /^\d+[6-9]\d$/.test(result);
}

/** A bare number is a time if the cap counts remaining reps, or if other cells give reps and the total is unknown. */
function bareMeansTime({ cap }: FolderWorkout, cells: readonly PublishedScore[]): boolean {
  if (cap?.notation === 'remaining') return true;
  return !cap?.total_reps && cells.some(({ result }) => /rep|^c/i.test(result));
}

/** Result and tiebreak, which may follow in parentheses: `555 (1380)`. */
function tiebreakOf({ result, tiebreak }: PublishedScore): { result: string; tiebreak: string } {
  const [, before, inside] = (tiebreak === '' && /^(.+?) ?\(([^()/]*)\)$/.exec(result)) || [];
  return { result: before ?? result, tiebreak: inside ?? tiebreak };
}

/** What to type for a published cell; empty if there is no score. */
export function typedOf(cell: PublishedScore, workout: FolderWorkout): string {
  const typed = typedResult(cell, workout);
  if (typed === '') return '';
  const round = cell.round === null ? '' : `R${cell.round} `;
  return `${round}${typed}${cell.variant === '' ? '' : ` ${cell.variant}`}`;
}

function typedResult(cell: PublishedScore, workout: FolderWorkout): string {
  if (cell.mark === 'missed') return '';
  if (cell.mark !== '') return cell.mark.toUpperCase();
  if (cell.result === '') return '';
  const { result, tiebreak } = workout.tiebreak ? tiebreakOf(cell) : cell;
  const tiebreaks = [...(workout.tiebreak ? [tiebreak] : []), cell.secondTiebreak];
  while (tiebreaks.at(-1) === '') tiebreaks.pop();
  return result + tiebreaks.map((text) => ` tb ${text === '' ? '–' : text}`).join('');
}
