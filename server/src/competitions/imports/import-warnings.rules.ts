import { ageMisfit } from '@chalkline/contract/competitions/age-misfit.ts';
import type { RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { problemsShown } from '@chalkline/contract/http/import.schema.ts';
import type { EntriesPlan } from './entries-plan.rules.ts';

type Misfitting = Parameters<typeof ageMisfit>[0] & {
  /** The header of the birth dates; null where the file has none. */
  readonly column: string | null;
};

/** Who would be too young or too old for the division they come into: it may be meant so, and is said before. */
export function ageWarnings(
  { added, changed }: Pick<EntriesPlan, 'added' | 'changed'>,
  competition: Misfitting,
): RowWarning[] {
  const lines = [
    ...added,
    ...changed.map(({ known: { birthDate }, line }) => ({ ...line, birthDate: line.birthDate ?? birthDate })),
  ];
  return lines.flatMap(({ row, name, divisionId, birthDate = null }) => {
    const misfit = ageMisfit(competition, { divisionId, birthDate });
    if (!misfit) return [];
    return [{ row, column: competition.column, code: 'age_misfit', message: `${name}: ${misfit}.` }];
  });
}

/** The part of a reply that tells of warnings: how many, and the first of them in the order of the rows. */
export function warned(warnings: readonly RowWarning[]): { warnings: RowWarning[]; warningCount: number } {
  return {
    warnings: warnings.toSorted((a, b) => a.row - b.row).slice(0, problemsShown),
    warningCount: warnings.length,
  };
}
