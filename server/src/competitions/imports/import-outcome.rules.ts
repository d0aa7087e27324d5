import {
  type EntriesImportReply,
  problemsShown,
  type RowProblem,
} from '@chalkline/contract/competitions/import.schema.ts';

/** What a file would do, or did. */
export interface ImportCounted {
  readonly rows: number;
  readonly plan: {
    readonly added: readonly unknown[];
    readonly changed: readonly unknown[];
    readonly unchanged: number;
  };
  readonly problems: readonly RowProblem[];
  readonly ignoredColumns: readonly string[];
  readonly imported: boolean;
}

/** The part of the reply that every import has: counts, and the first problems in the order of the rows. */
export function importOutcome(counted: ImportCounted): EntriesImportReply {
  const { rows, plan, problems, ignoredColumns, imported } = counted;
  return {
    imported,
    rows,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    ignoredColumns: [...ignoredColumns],
    problemCount: problems.length,
    problems: problems.toSorted((a, b) => a.row - b.row).slice(0, problemsShown),
  };
}
