import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import type { PastedLine } from './paste-column.ts';

const columns: readonly Column<PastedLine>[] = [
  {
    key: 'who',
    head: 'Athlete',
    phone: 'lead',
    cell: ({ row }) => (row ? `${row.entry.bib} ${row.entry.name}` : 'No match'),
  },
  { key: 'pasted', head: 'Pasted', align: 'right', cell: ({ text }) => text || '–' },
  { key: 'now', head: 'Current', align: 'right', cell: ({ row }) => row?.score?.understood || '–' },
  {
    key: 'does',
    head: 'Result',
    cell: (line) => `${doesText(line)}${line.far ? '. Far from the other results. Is it right?' : ''}`,
  },
];

/** The pasted lines with what each changes. */
export function PasteTable({ lines }: { lines: readonly PastedLine[] }) {
  return (
    <DataTable
      dense
      caption="Pasted lines"
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      rowState={({ does }) =>
        does === 'replaces' ? 'changed' : does === 'cannot' || does === 'nobody' ? 'out' : undefined
      }
    />
  );
}

function doesText({ does, reading }: PastedLine): string {
  switch (does) {
    case 'adds':
      return reading.kind === 'score' ? reading.understood : '';
    case 'replaces':
      return reading.kind === 'score' ? `Changes to ${reading.understood}` : '';
    case 'same':
      return 'Already entered';
    case 'nothing':
      return 'Empty, no change';
    case 'asks':
      return 'Ambiguous';
    case 'cannot':
      return reading.kind === 'problem' ? reading.message : '';
    case 'nobody':
      return 'No matching athlete';
  }
}
