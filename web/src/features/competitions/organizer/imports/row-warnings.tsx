import type { RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';

interface RowWarningsProps {
  warnings: readonly RowWarning[];
  count: number;
}

const columns: readonly Column<RowWarning>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, align: 'right', width: '72px' },
  { key: 'column', head: 'Column', cell: ({ column }) => column ?? 'Whole row', width: '180px' },
  { key: 'message', head: 'Warning', cell: ({ message }) => message },
];

/** Warnings about rows that can still be imported. */
export function RowWarnings({ warnings, count }: RowWarningsProps) {
  if (count === 0) return null;
  return (
    <>
      <Note tone="warn" announced>
        <b>{count === 1 ? 'Check 1 cell' : `Check ${numberText(count)} cells`}.</b> You can still import the
        rows.
        {count > warnings.length && ` Only the first ${warnings.length} are listed.`}
      </Note>
      <DataTable
        caption="Cells to check"
        columns={columns}
        rows={warnings}
        rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
        dense
      />
    </>
  );
}
