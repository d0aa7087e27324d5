import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import type { OverallEntry, OverallRanking } from '../ranking/overall.rules.ts';
import { addsUpLowest } from '../ranking/overall-key.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { restartsUntil } from '../ranking/totals.rules.ts';
import { exactPoints } from '../ranking/workout-points.rules.ts';
import { isScaled, tookPart } from '../ranking/workout-ranking.rules.ts';

/** A workout that counts for a cut. */
export interface SpanWorkout {
  readonly id: string;
  /** null: not visible in this view. */
  readonly ranked: RankedCells | null;
  readonly setting: { readonly points: PointsSetting; readonly weight: number };
  readonly stage: number;
  readonly hasVariants: boolean;
  /** Its results are final. Until then, any result is possible. */
  readonly settled: boolean;
}

/** The best and worst key an entry can end with, whatever happens: lower is better, `width` numbers each. */
export interface KeyBounds {
  readonly width: number;
  readonly best: Float64Array;
  readonly worst: Float64Array;
  /** Entries with equal keys are tied. If false, something still open may break the tie. */
  readonly isWhole: boolean;
}

export interface TotalBounds {
  readonly least: Float64Array;
  readonly most: Float64Array;
}

interface CutField {
  readonly scoring: CompetitionScoring;
  readonly entries: readonly OverallEntry[];
  readonly span: readonly SpanWorkout[];
  /** For the span, as if no one had left. */
  readonly overall: OverallRanking;
}

/** Whether every workout of the span is final. */
export function isSpanSettled(span: readonly SpanWorkout[]): boolean {
  return span.every(({ settled }) => settled);
}

/**
 * The bounds of all entries; null if there are none to give: while workouts are open on both sides of a stage that
 * restarts the points, it is unknown whose points count.
 */
export function keyBounds(field: CutField): KeyBounds | null {
  if (isSpanSettled(field.span)) return settledKeys(field);
  return hasOneCount(field.span, field.scoring) ? openKeys(field) : null;
}

/** Whether points are never restarted within the span. */
export function hasOneCount(span: readonly SpanWorkout[], scoring: CompetitionScoring): boolean {
  return new Set(span.map(({ stage }) => restartsUntil(stage, scoring))).size <= 1;
}

/** Nothing is open: the ranking's own keys, ignoring who left. */
function settledKeys({ scoring, entries, overall }: CutField): KeyBounds {
  const { keys, width, parts } = overall;
  const from = parts.indexOf('nothing_handed_in');
  // A manual tiebreak may still be set.
  const isByHand = scoring.tie === 'by_hand';
  const until = isByHand ? parts.indexOf('total') + 1 : width;
  const kept = new Float64Array(entries.length * (until - from));
  for (const entry of entries.keys()) {
    kept.set(keys.subarray(entry * width + from, entry * width + until), entry * (until - from));
  }
  return { width: until - from, best: kept, worst: kept, isWhole: !isByHand };
}

function openKeys(field: CutField): KeyBounds {
  const { scoring, entries, span } = field;
  const addsTimes = addsUpLowest(scoring);
  const final = finalOf(span);
  const open = span.filter(({ settled }) => !settled);
  const totals = totalBounds(field, 'between');
  const width = 4;
  const best = new Float64Array(entries.length * width);
  const worst = new Float64Array(entries.length * width);
  const mayMiss = scoring.incompleteBelow || addsTimes;
  const mayScale = open.filter(({ hasVariants }) => hasVariants).length;
  for (const entry of entries.keys()) {
    const at = entry * width;
    const hasFinal = final.some(({ ranking }) => tookPart(ranking, entry));
    best[at] = 0;
    worst[at] = hasFinal ? 0 : 1;
    if (mayMiss) {
      const missed = final.filter(({ ranking, points }) =>
        addsTimes ? Number.isNaN(numberAt(points, entry)) : !tookPart(ranking, entry),
      ).length;
      best[at + 1] = addsTimes ? missed : Math.min(missed, 1);
      worst[at + 1] = addsTimes ? missed + open.length : 1;
    }
    if (scoring.scaledBelow) {
      const scaled = final.filter(({ ranking }) => isScaled(ranking, entry)).length;
      best[at + 2] = scaled;
      worst[at + 2] = scaled + mayScale;
    }
    const [least, most] = [numberAt(totals.least, entry), numberAt(totals.most, entry)];
    best[at + 3] = scoring.total === 'lower' ? least : 0 - most;
    worst[at + 3] = scoring.total === 'lower' ? most : 0 - least;
  }
  return { width, best, worst, isWhole: scoring.tie === 'share' };
}

/** Final workouts that count: those with at least one score. */
function finalOf(span: readonly SpanWorkout[]): RankedCells[] {
  return span.flatMap(({ settled, ranked }) =>
    settled && ranked && ranked.ranking.absentPlace > 1 ? [ranked] : [],
  );
}

/**
 * The lowest and highest total an entry can end with. For bounds `between` entries, a workout that never takes place
 * changes nothing; for a `standard` it gives no points.
 */
export function totalBounds(
  { entries, span }: Pick<CutField, 'entries' | 'span'>,
  purpose: 'between' | 'standard',
): TotalBounds {
  const final = finalOf(span);
  const mostPlaces = entries.filter(({ status }) => status !== 'out').length;
  let low = 0;
  let high = 0;
  for (const { settled, setting } of span) {
    if (settled) continue;
    const [least, most] = weighted(openPoints(setting.points, mostPlaces), setting.weight);
    low += purpose === 'standard' ? Math.min(least, 0) : least;
    high += most;
  }
  const least = new Float64Array(entries.length);
  const most = new Float64Array(entries.length);
  for (const [entry, { adjustment = 0 }] of entries.entries()) {
    let sum = adjustment;
    for (const { points } of final) sum += numberAt(points, entry) || 0;
    least[entry] = exactPoints(sum + low);
    most[entry] = exactPoints(sum + high);
  }
  return { least, most };
}

/**
 * The fewest and the most points an open workout can give. Entries that miss it get 0 from a table, or the place after
 * everyone with a score; `places` is how many can take part.
 */
export function openPoints(points: PointsSetting, places: number): readonly [least: number, most: number] {
  switch (points.method) {
    case 'place':
      return [1, Math.max(places, 1)];
    case 'table':
      return tablePoints(builtInTable(points.table) ?? []);
    case 'own_table':
      return tablePoints(points.points);
    case 'raw':
      // A result has no upper bound, and one scored in points no lower bound.
      return [-Infinity, Infinity];
    case 'share_of_best':
      return [0, 100];
  }
}

function tablePoints(table: readonly number[]): readonly [number, number] {
  return table.reduce<readonly [number, number]>(
    ([least, most], points) => [Math.min(least, points), Math.max(most, points)],
    [0, 0],
  );
}

function weighted([least, most]: readonly [number, number], weight: number): readonly [number, number] {
  if (weight === 0) return [0, 0];
  return [exactPoints((least * weight) / 100), exactPoints((most * weight) / 100)];
}
