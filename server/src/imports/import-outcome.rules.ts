import { type ImportReply, problemsShown, type RowProblem } from '@chalkline/contract/http/import.schema.ts';

/** What a file would do, or did. */
export interface ImportCounted<Code extends string> {
  readonly rows: number;
  readonly plan: {
    readonly added: readonly unknown[];
    readonly changed: readonly unknown[];
    readonly unchanged: number;
  };
  readonly problems: readonly RowProblem<Code>[];
  readonly ignoredColumns: readonly string[];
  readonly imported: boolean;
}

/** The part of the reply that every import has: counts, and the first problems in the order of the rows. */
export function importOutcome<Code extends string>(counted: ImportCounted<Code>): ImportReply<Code> {
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
