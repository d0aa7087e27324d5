import type { RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { isFarFrom, usualResult } from '@chalkline/contract/competitions/outlier.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { PlannedScore, ScoresKnown } from './scores-plan.rules.ts';

type Known = Pick<ScoresKnown, 'entries' | 'workoutOf' | 'current'>;

/** Warns about scores far from the others of their division, those of the file included: mistyped, or in the wrong unit. */
export function outlierWarnings(planned: readonly PlannedScore[], known: Known): RowWarning[] {
  const divisionOf = new Map(known.entries.map(({ id, divisionId }) => [id, divisionId]));
  const replaced = new Set(planned.map(({ previousId }) => previousId));
  const kept = known.current.flatMap(({ id, workoutId, entryId, value }) =>
    value === null || replaced.has(id) ? [] : [{ field: `${workoutId} ${divisionOf.get(entryId)}`, value }],
  );
  const keptOf = Map.groupBy(kept, ({ field }) => field);
  const fields = Map.groupBy(planned, ({ workoutId, entry }) => `${workoutId} ${entry.divisionId}`);
  return [...fields].flatMap(([field, scores]) => {
    const scoring = known.workoutOf.get(scores[0]?.workoutId ?? '')?.scoring;
    if (!scoring) return [];
    const values = [...(keptOf.get(field) ?? []), ...scores].map(({ value }) => value);
    const usual = usualResult(values, scoring);
    // As elsewhere, a result is compared with five others.
    const others = { ...usual, count: usual.count - 1 };
    return scores.flatMap(({ row, column, entry, value }) => {
      if (!isFarFrom(value, others, scoring)) return [];
      const message = `${entry.name}: ${showScore(value, scoring).words} is far from the other results. Is it right?`;
      return [{ row, column, code: 'score_far_off' as const, message }];
    });
  });
}
