import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { exactPoints, pointSteps } from '../ranking/workout-points.rules.ts';
import { isSpanSettled, totalBounds } from './bounds.rules.ts';
import { type RaceField, rivalsBefore } from './clinched.rules.ts';
import type { CutMaterial } from './cut-standing.rules.ts';

/** What is enough for an entry to advance, whatever the others do. */
export type Needed =
  /** This place or better in the only open workout. */
  | { readonly by: 'place'; readonly workoutId: string; readonly place: number }
  /** This many points from all open workouts: at least, or, if the lowest total wins, at most. */
  | { readonly by: 'points'; readonly points: number }
  /** Not in its own hands: others have to fall behind as well. */
  | { readonly by: 'others' };

type Field = Pick<CutMaterial, 'scoring' | 'entries' | 'span'>;

/** What an entry still needs, as far as it can be proven; null if nothing is open or nothing can be said. */
export function neededBy(field: Field, race: RaceField | null, entry: number): Needed | null {
  const { scoring, entries, span } = field;
  if (!race || isSpanSettled(span)) return null;
  const [only, ...others] = span.filter(({ settled }) => !settled);
  const isLower = scoring.total === 'lower';
  const { least, most } = totalBounds({ entries, span }, 'between');
  const best = numberAt(isLower ? least : most, entry);
  if (!Number.isFinite(best)) return null;
  const isEnough = enoughTotal(race, entry, isLower);
  if (!isEnough(best)) return { by: 'others' };
  const known = numberAt(
    totalBounds({ entries, span: span.filter(({ settled }) => settled) }, 'between').least,
    entry,
  );
  if (only && others.length === 0) {
    const starters = entries.filter(({ status }) => status !== 'out').length;
    const gained = pointsByPlace(only.setting.points, starters);
    if (gained) {
      const falls = gained.findIndex(
        (points) => !isEnough(exactPoints(known + exactPoints((points * only.setting.weight) / 100))),
      );
      const place = falls === -1 ? starters : falls;
      return place === 0 ? { by: 'others' } : { by: 'place', workoutId: only.id, place };
    }
  }
  // An entry without a score may get points for being absent, and would still have no score.
  if (numberAt(race.bounds.worst, entry * race.bounds.width) !== 0) return null;
  const worst = numberAt(isLower ? most : least, entry);
  return { by: 'points', points: exactPoints(edge(best, worst, isEnough) - known) };
}

/** Whether a total is enough, assuming the worst in everything else that is compared. */
function enoughTotal(race: RaceField, entry: number, isLower: boolean): (total: number) => boolean {
  const { worst, width } = race.bounds;
  const isEnough = rivalsBefore(race);
  const key = Array.from({ length: width }, (_, part) => numberAt(worst, entry * width + part));
  // An entry with points or a place has a score.
  key[0] = 0;
  return (total) => {
    key[width - 1] = isLower ? total : 0 - total;
    return isEnough(key, entry);
  };
}

/** The points of each place, best first; null if they don't depend on places. */
function pointsByPlace(points: PointsSetting, places: number): readonly number[] | null {
  const all = Array.from({ length: places }, (_, place) => place + 1);
  const from = (table: readonly number[]) => all.map((place) => table[place - 1] ?? 0);
  switch (points.method) {
    case 'place':
      return all;
    case 'own_table':
      return from(points.points);
    case 'table':
      return from(builtInTable(points.table) ?? []);
    default:
      return null;
  }
}

/** The worst total that is enough, to the precision points are kept in. The best total always is. */
function edge(best: number, worst: number, isEnough: (total: number) => boolean): number {
  let [enough, short] = [inSteps(best), inSteps(worst)];
  if (isEnough(inPoints(short))) return inPoints(short);
  while (Math.abs(enough - short) > 1) {
    const middle = Math.trunc((enough + short) / 2);
    if (isEnough(inPoints(middle))) enough = middle;
    else short = middle;
  }
  return inPoints(enough);
}

const inSteps = (points: number) => Math.round(points * pointSteps);
const inPoints = (steps: number) => steps / pointSteps;
