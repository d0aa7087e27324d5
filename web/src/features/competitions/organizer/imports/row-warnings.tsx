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
  { key: 'message', head: 'Worth a look', cell: ({ message }) => message },
];

/** What is odd in a file and keeps nothing from going in. */
export function RowWarnings({ warnings, count }: RowWarningsProps) {
  if (count === 0) return null;
  return (
    <>
      <Note tone="warn" announced>
        <b>{count === 1 ? '1 cell is worth a look' : `${numberText(count)} cells are worth a look`}.</b> The
        rows can go in as they are.
        {count > warnings.length && ` The first ${warnings.length} are listed.`}
      </Note>
      <DataTable
        caption="What is worth a look in the file"
        columns={columns}
        rows={warnings}
        rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
        dense
      />
    </>
  );
}
