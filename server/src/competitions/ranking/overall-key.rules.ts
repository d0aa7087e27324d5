import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { CountedWorkout, OverallEntry } from './overall.rules.ts';
import { entriesWhere, numberAt, rankByKeys } from './places.rules.ts';
import { type EntryTotals, entryTotals, restartsUntil } from './totals.rules.ts';
import { isEarned, isScaled, tookPart } from './workout-ranking.rules.ts';

/** What a number of the overall key stands for. */
export type OverallKeyPart =
  | 'withdrawn'
  | 'withdrawn_order'
  | 'progress'
  | 'nothing_handed_in'
  | 'stage'
  | 'incomplete'
  | 'scaled'
  | 'total'
  | 'tie'
  | `finish_${number}`
  | 'before_restart';

export interface OverallField {
  readonly entries: readonly OverallEntry[];
  readonly counted: readonly CountedWorkout[];
  readonly totals: EntryTotals;
  readonly scoring: CompetitionScoring;
}

/** The parts of the overall key, in order. */
export function overallKeyParts(
  counted: readonly CountedWorkout[],
  scoring: CompetitionScoring,
): readonly OverallKeyPart[] {
  const parts: OverallKeyPart[] = [];
  if (scoring.withdrawn === 'below_by_progress') parts.push('progress');
  else if (scoring.withdrawn !== 'by_points') parts.push('withdrawn');
  if (scoring.withdrawn === 'below_by_withdrawal') parts.push('withdrawn_order');
  parts.push('nothing_handed_in');
  if (scoring.restartStages?.length) parts.push('stage');
  if (incompleteMatters(scoring)) parts.push('incomplete');
  if (scoring.scaledBelow) parts.push('scaled');
  parts.push('total');
  if (scoring.tie === 'best_finish') {
    const finishes = mostInOneTotal(counted, scoring);
    for (let finish = 1; finish <= finishes; finish += 1) parts.push(`finish_${finish}`);
    if (scoring.restartStages?.length) parts.push('before_restart');
  } else if (scoring.tie !== 'share') parts.push('tie');
  return parts;
}

/** The most workouts that count in one total: all of them, unless the points restart. */
function mostInOneTotal(counted: readonly CountedWorkout[], scoring: CompetitionScoring): number {
  const groups = Map.groupBy(counted, ({ stage }) => restartsUntil(stage, scoring));
  return Math.max(0, ...[...groups.values()].map(({ length }) => length));
}

/** The overall keys of all entries, lower = better. */
export function overallKeys(parts: readonly OverallKeyPart[], field: OverallField): Float64Array {
  const width = parts.length;
  const keys = new Float64Array(field.entries.length * width);
  for (const [index, part] of parts.entries()) {
    if (part.startsWith('finish_')) {
      if (part === 'finish_1') writeFinishes(keys, parts, field);
      continue;
    }
    if (part === 'before_restart') {
      writeBeforeRestart(keys, parts, field);
      continue;
    }
    // Written last: the order by all other parts decides which cut entries count as further.
    if (part === 'progress') continue;
    const partOf = partOfKey(part, field);
    for (const entry of field.entries.keys()) keys[entry * width + index] = partOf(entry);
  }
  if (parts[0] === 'progress') writeProgress(keys, parts, field);
  return keys;
}

/**
 * How far each entry got, as the first number of the key: a withdrawn entry counts with the last workout it took
 * part in, a cut one with the stage it reached, an active one is above both (competitions.md, Statuses). Cut
 * entries keep their order by points, so each counts with the furthest that it or a stayed entry below it got.
 */
function writeProgress(keys: Float64Array, parts: readonly OverallKeyPart[], field: OverallField): void {
  const { entries } = field;
  const is = (status: OverallEntry['status']) => (entry: number) => entries[entry]?.status === status;
  const withdrawn = entriesWhere(entries.length, is('withdrawn'));
  if (withdrawn.length === 0) return;
  const isCut = is('cut');
  const { places } = rankByKeys(keys, parts, (entry) => isCut(entry) || is('active')(entry));
  const furthest = new Map<number, number>();
  for (const [entry, place] of places.entries()) {
    const reached = isCut(entry) ? lastWorkout(entry, field) : Infinity;
    furthest.set(place, Math.max(furthest.get(place) ?? 0, reached));
  }
  let below = 0;
  for (const [place, reached] of [...furthest].sort(([a], [b]) => b - a)) {
    below = Math.max(below, reached);
    furthest.set(place, below);
  }
  const width = parts.length;
  for (const [entry, place] of places.entries()) keys[entry * width] = 0 - (furthest.get(place) as number);
  for (const entry of withdrawn) keys[entry * width] = 0 - lastWorkout(entry, field);
}

/** The number of the last workout an entry took part in; 0 = none. */
function lastWorkout(entry: number, { counted }: OverallField): number {
  return counted.findLastIndex(({ ranking }) => tookPart(ranking, entry)) + 1;
}

function partOfKey(part: OverallKeyPart, field: OverallField): (entry: number) => number {
  const { counted, totals, scoring } = field;
  switch (part) {
    case 'withdrawn':
      return (entry) => (field.entries[entry]?.status === 'withdrawn' ? 1 : 0);
    case 'withdrawn_order':
      // The later withdrawal first; nothing among those who stayed.
      return (entry) => {
        const { status, withdrewAt } = field.entries[entry] as OverallEntry;
        return status === 'withdrawn' ? 0 - (withdrewAt ?? -Infinity) : 0;
      };
    case 'nothing_handed_in':
      return (entry) => (counted.some(({ ranking }) => tookPart(ranking, entry)) ? 0 : 1);
    case 'stage':
      return (entry) => 0 - numberAt(totals.reached, entry);
    case 'incomplete':
      return (entry) => incompleteness(entry, field);
    case 'scaled':
      return (entry) => counted.filter(({ ranking }) => isScaled(ranking, entry)).length;
    case 'total': {
      const total = (entry: number) => (totals.points[entry] as number) || 0;
      return scoring.total === 'lower' ? total : (entry) => 0 - total(entry);
    }
    default:
      return (entry) => tieOrder(entry, field);
  }
}

/** Added-up times need it: a missing one would make the sum smaller, that is better. */
function incompleteMatters({ incompleteBelow, points, total }: CompetitionScoring): boolean {
  return incompleteBelow || addsUpLowest({ points, total });
}

/** Whether results themselves are added up and the lowest sum wins, as with times. */
export function addsUpLowest({ points, total }: Pick<CompetitionScoring, 'points' | 'total'>): boolean {
  return points.method === 'raw' && total === 'lower';
}

function incompleteness(entry: number, { counted, scoring }: OverallField): number {
  const missing = counted.filter(({ ranking, points }) =>
    addsUpLowest(scoring) ? Number.isNaN(numberAt(points, entry)) : !tookPart(ranking, entry),
  ).length;
  return addsUpLowest(scoring) ? missing : Math.min(missing, 1);
}

/**
 * Each entry's real finishes, best first: a place given to the absent breaks no tie. Only workouts that count in the
 * entry's total count here, so after a restart only those of the new stage (competitions.md, Overall ties).
 */
function writeFinishes(keys: Float64Array, parts: readonly OverallKeyPart[], field: OverallField): void {
  const { counted, totals } = field;
  const from = parts.indexOf('finish_1');
  const finishes = new Float64Array(counted.length);
  const most = parts.filter((part) => part.startsWith('finish_')).length;
  for (const entry of field.entries.keys()) {
    const reached = totals.reached[entry] as number;
    for (const [index, { ranking }] of counted.entries()) {
      const counts = totals.restarts[index] === reached && isEarned(ranking, entry);
      finishes[index] = counts ? numberAt(ranking.places, entry) : Infinity;
    }
    keys.set(finishes.sort().subarray(0, most), entry * parts.length + from);
  }
}

/**
 * The place that each entry held before the last restart it reached, among all who reached that restart; 0 where the
 * points never restarted for it. Ranked by the same rules over the earlier workouts, regardless of later withdrawals.
 */
function writeBeforeRestart(
  keys: Float64Array,
  parts: readonly OverallKeyPart[],
  { entries, counted, totals, scoring }: OverallField,
): void {
  const rules: CompetitionScoring = { ...scoring, withdrawn: 'by_points' };
  const at = parts.indexOf('before_restart');
  for (const restart of new Set(totals.reached)) {
    if (restart === 0) continue;
    const earlier = counted.filter((_, index) => numberAt(totals.restarts, index) < restart);
    const earlierParts = overallKeyParts(earlier, rules);
    const field = {
      entries,
      counted: earlier,
      totals: entryTotals(entries, earlier, rules),
      scoring: rules,
    };
    const isAmong = (entry: number) => totals.reached[entry] === restart;
    const { places } = rankByKeys(overallKeys(earlierParts, field), earlierParts, isAmong);
    for (const [entry, place] of places.entries()) {
      if (isAmong(entry)) keys[entry * parts.length + at] = place;
    }
  }
}

function tieOrder(entry: number, { entries, counted, scoring }: OverallField): number {
  if (scoring.tie === 'by_hand') return entries[entry]?.tieOrder ?? Infinity;
  const designated = counted.find(({ id }) => id === scoring.tieWorkout);
  if (!designated || !isEarned(designated.ranking, entry)) return Infinity;
  return numberAt(designated.ranking.places, entry);
}
