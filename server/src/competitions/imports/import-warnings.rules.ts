import { ageMisfit } from '@chalkline/contract/competitions/age-misfit.ts';
import { misfitOf, type TeamMate, withBirthDate } from '@chalkline/contract/competitions/eligibility.ts';
import type { RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { problemsShown } from '@chalkline/contract/http/import.schema.ts';
import type { EntriesPlan } from './entries-plan.rules.ts';
import type { EntriesTable } from './entries-table.rules.ts';

interface Misfitting {
  readonly startsOn: string;
  readonly divisions: readonly (Parameters<typeof ageMisfit>[0]['divisions'][number] &
    Parameters<typeof misfitOf>[0])[];
  /** Who competes for the entries that are there. */
  readonly people: readonly (TeamMate & { readonly entryId: string })[];
  readonly columns: EntriesTable['columns'];
}

/**
 * Who wouldn't fit the division they come into: it may be meant so, and is said before. Of new entries a file says
 * the age only; of those that are there it's known who competes.
 */
export function fitWarnings(
  { added, changed }: Pick<EntriesPlan, 'added' | 'changed'>,
  { startsOn, divisions, columns, people }: Misfitting,
): RowWarning[] {
  const warn = (row: number, column: string | null, message: string): RowWarning => ({
    row,
    column,
    code: 'division_misfit',
    message,
  });
  const ofAdded = added.flatMap(({ row, name, divisionId, birthDate = null }) => {
    const misfit = ageMisfit({ startsOn, divisions }, { divisionId, birthDate });
    return misfit ? [warn(row, columns.birthDate, `${name}: ${misfit}.`)] : [];
  });
  const byEntry = Map.groupBy(people, ({ entryId }) => entryId);
  const ofChanged = changed.flatMap(({ known, line }) => {
    const division = divisions.find(({ id }) => id === line.divisionId);
    const meant = withBirthDate(byEntry.get(known.id) ?? [], line.birthDate);
    const misfit = division ? misfitOf(division, meant, startsOn) : null;
    return misfit === null ? [] : [warn(line.row, columns.division, `${line.name}: ${misfit}`)];
  });
  return [...ofAdded, ...ofChanged];
}

/** The part of a reply that tells of warnings: how many, and the first of them in the order of the rows. */
export function warned(warnings: readonly RowWarning[]): { warnings: RowWarning[]; warningCount: number } {
  return {
    warnings: warnings.toSorted((a, b) => a.row - b.row).slice(0, problemsShown),
    warningCount: warnings.length,
  };
}
