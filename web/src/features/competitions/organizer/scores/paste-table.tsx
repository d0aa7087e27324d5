import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import type { PastedLine } from './paste-column.ts';

const columns: readonly Column<PastedLine>[] = [
  {
    key: 'who',
    head: 'Athlete',
    phone: 'lead',
    cell: ({ row }) => (row ? `${row.entry.bib} ${row.entry.name}` : 'Nobody'),
  },
  { key: 'pasted', head: 'Pasted', align: 'right', cell: ({ text }) => text || '–' },
  { key: 'now', head: 'Now', align: 'right', cell: ({ row }) => row?.score?.understood || '–' },
  { key: 'does', head: 'What happens', cell: (line) => doesText(line) },
];

/** Every pasted line with what it does. */
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
      return reading.kind === 'score' ? `Replaced by ${reading.understood}` : '';
    case 'same':
      return 'Here already';
    case 'nothing':
      return 'Empty: stays as it is';
    case 'asks':
      return 'Can mean two things';
    case 'cannot':
      return reading.kind === 'problem' ? reading.message : '';
    case 'nobody':
      return 'No line of the sheet';
  }
}
