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

const stateText = (state: EntryState) => entryStateLabels[state] || 'Active';

const columns: readonly Column<StateBrought>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, align: 'right', width: '72px' },
  { key: 'name', head: 'Athlete', cell: ({ name, bib }) => `${name} (bib ${bib})` },
  { key: 'from', head: 'Now', cell: ({ from }) => stateText(from), width: '140px' },
  { key: 'to', head: 'Will be', cell: ({ to }) => stateText(to), width: '140px' },
];

/** Who is withdrawn, cut or disqualified by the file, and would be here with it. */
export function StatesBroughtNote({ states, count }: StatesBroughtNoteProps) {
  if (count === 0) return null;
  return (
    <>
      <Note announced>
        <b>{counted(count, ['athlete is', 'athletes are'])} in another state in the file than here.</b> A word
        such as WD, CUT or DQ stands where a place would. It goes in with the scores, and can be taken back in
        the entries.
        {count > states.length && ` The first ${states.length} are listed.`}
      </Note>
      <DataTable
        caption="Athletes whose state would change"
        columns={columns}
        rows={states}
        rowKey={({ row, bib }) => `${row} ${bib}`}
        dense
      />
    </>
  );
}
