import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { StateBrought } from '@chalkline/contract/competitions/import.schema.ts';
import { counted } from '../../../../ui/counted.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Note } from '../../../../ui/note.tsx';
import { entryStateLabels } from '../entries/entry-labels.ts';

interface StatesBroughtNoteProps {
  states: readonly StateBrought[];
  count: number;
}

const stateText = (state: EntryState) => entryStateLabels[state] || 'Competing';

const columns: readonly Column<StateBrought>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, align: 'right', width: '72px' },
  { key: 'name', head: 'Athlete', cell: ({ name, bib }) => `${name} (bib ${bib})` },
  { key: 'from', head: 'Current', cell: ({ from }) => stateText(from), width: '140px' },
  { key: 'to', head: 'New', cell: ({ to }) => stateText(to), width: '140px' },
];

/** Athletes whose status the import would change, such as withdrawn or cut. */
export function StatesBroughtNote({ states, count }: StatesBroughtNoteProps) {
  if (count === 0) return null;
  return (
    <>
      <Note announced>
        <b>{counted(count, ['athlete has', 'athletes have'])} a different status in the file,</b> such as WD,
        CUT or DQ instead of a place. The import changes it; you can change it back under Athletes.
        {count > states.length && ` Only the first ${states.length} are listed.`}
      </Note>
      <DataTable
        caption="Status changes"
        columns={columns}
        rows={states}
        rowKey={({ row, bib }) => `${row} ${bib}`}
        dense
      />
    </>
  );
}
