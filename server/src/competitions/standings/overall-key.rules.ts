import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { CountedWorkout, OverallEntry } from './overall.rules.ts';
import { numberAt } from './places.rules.ts';
import type { EntryTotals } from './totals.rules.ts';
import { isEarned, isScaled, tookPart } from './workout-ranking.rules.ts';

/** What a number of the overall key stands for. */
export type OverallKeyPart =
  | 'withdrawn'
  | 'withdrawn_order'
  | 'nothing_handed_in'
  | 'stage'
  | 'incomplete'
  | 'scaled'
  | 'total'
  | 'tie'
  | `finish_${number}`;

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
  if (scoring.withdrawn !== 'by_points') parts.push('withdrawn');
  if (scoring.withdrawn.startsWith('below_by')) parts.push('withdrawn_order');
  parts.push('nothing_handed_in');
  if (scoring.restartStages?.length) parts.push('stage');
  if (incompleteMatters(scoring)) parts.push('incomplete');
  if (scoring.scaledBelow) parts.push('scaled');
  parts.push('total');
  if (scoring.tie === 'best_finish') parts.push(...counted.map((_, index) => `finish_${index + 1}` as const));
  else if (scoring.tie !== 'share') parts.push('tie');
  return parts;
}

/** Writes the overall key of one entry, lower = better. */
export function writeOverallKey(
  keys: Float64Array,
  parts: readonly OverallKeyPart[],
  entry: number,
  field: OverallField,
): void {
  const at = entry * parts.length;
  for (const [index, part] of parts.entries()) {
    if (part === 'finish_1') {
      keys.set(finishes(entry, field.counted), at + index);
      return;
    }
    keys[at + index] = partOfKey(part, entry, field);
  }
}

function partOfKey(part: OverallKeyPart, entry: number, field: OverallField): number {
  const { counted, totals, scoring } = field;
  switch (part) {
    case 'withdrawn':
      return field.entries[entry]?.status === 'withdrawn' ? 1 : 0;
    case 'withdrawn_order':
      return withdrawnOrder(entry, field);
    case 'nothing_handed_in':
      return counted.some(({ ranking }) => tookPart(ranking, entry)) ? 0 : 1;
    case 'stage':
      return 0 - numberAt(totals.reached, entry);
    case 'incomplete':
      return incompleteness(entry, field);
    case 'scaled':
      return counted.filter(({ ranking }) => isScaled(ranking, entry)).length;
    case 'total': {
      const total = numberAt(totals.points, entry) || 0;
      return scoring.total === 'lower' ? total : 0 - total;
    }
    default:
      return tieOrder(entry, field);
  }
}

/** The later withdrawal first, or who got further; nothing among those who stayed. */
function withdrawnOrder(entry: number, { entries, counted, scoring }: OverallField): number {
  const withdrawn = entries[entry];
  if (withdrawn?.status !== 'withdrawn') return 0;
  if (scoring.withdrawn === 'below_by_withdrawal') return 0 - (withdrawn.withdrewAt ?? -Infinity);
  return 0 - counted.findLastIndex(({ ranking }) => tookPart(ranking, entry));
}

/** Added-up times need it: a missing one would make the sum smaller, that is better. */
function incompleteMatters({ incompleteBelow, points, total }: CompetitionScoring): boolean {
  return incompleteBelow || addsUpLowest({ points, total });
}

function addsUpLowest({ points, total }: Pick<CompetitionScoring, 'points' | 'total'>): boolean {
  return points.method === 'raw' && total === 'lower';
}

function incompleteness(entry: number, { counted, scoring }: OverallField): number {
  const missing = counted.filter(({ ranking, points }) =>
    addsUpLowest(scoring) ? Number.isNaN(numberAt(points, entry)) : !tookPart(ranking, entry),
  ).length;
  return addsUpLowest(scoring) ? missing : Math.min(missing, 1);
}

/** Real finishes, best first: a place given to the absent breaks no tie. */
function finishes(entry: number, counted: readonly CountedWorkout[]): Float64Array {
  return Float64Array.from(counted, ({ ranking }) =>
    isEarned(ranking, entry) ? numberAt(ranking.places, entry) : Infinity,
  ).sort();
}

function tieOrder(entry: number, { entries, counted, scoring }: OverallField): number {
  if (scoring.tie === 'by_hand') return entries[entry]?.tieOrder ?? Infinity;
  const designated = counted.find(({ id }) => id === scoring.tieWorkout);
  if (!designated || !isEarned(designated.ranking, entry)) return Infinity;
  return numberAt(designated.ranking.places, entry);
}
