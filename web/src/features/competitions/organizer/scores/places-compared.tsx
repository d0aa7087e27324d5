import type {
  PlaceDifference,
  PlacesCompared,
} from '@chalkline/contract/competitions/places-compared.schema.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';

const columns: readonly Column<PlaceDifference>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, align: 'right', width: '72px' },
  { key: 'name', head: 'Athlete', cell: ({ name, bib }) => `${name} (bib ${bib})` },
  { key: 'column', head: 'Column', cell: ({ column }) => column, width: '180px' },
  { key: 'given', head: 'In the file', cell: ({ given }) => given, align: 'right', width: '96px' },
  { key: 'made', head: 'Here', cell: ({ made }) => made ?? 'None', align: 'right', width: '96px' },
];

/** Whether the places that a file gives are those its scores make here; nothing of them is taken over. */
export function PlacesComparedNote({ places }: { places: PlacesCompared }) {
  const { compared, agreeing, differences } = places;
  const many = numberText(compared);
  if (agreeing === compared) {
    return (
      <Note tone="good">
        {compared === 1
          ? 'The place in the file comes out the same here.'
          : `All ${many} places in the file come out the same here.`}
      </Note>
    );
  }
  const others = compared - agreeing;
  return (
    <>
      <Note tone="warn">
        <b>
          {others === 1
            ? `1 of ${many} places in the file comes out differently here.`
            : `${numberText(others)} of ${many} places in the file come out differently here.`}
        </b>{' '}
        Look at the leaderboard rules, and for what is missing in the file: a penalty, a tie settled by hand.
        You can import it all the same.
        {others > differences.length && ` The first ${differences.length} are listed.`}
      </Note>
      <DataTable
        caption="Places that come out differently"
        columns={columns}
        rows={differences}
        rowKey={({ row, column }) => `${row} ${column}`}
        dense
      />
    </>
  );
}
