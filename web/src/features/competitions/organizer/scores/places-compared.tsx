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
  { key: 'given', head: 'In file', cell: ({ given }) => given, align: 'right', width: '96px' },
  { key: 'made', head: 'Here', cell: ({ made }) => made ?? 'None', align: 'right', width: '96px' },
];

/** Compares the places in a file with the places its scores get here. They aren't imported. */
export function PlacesComparedNote({ places }: { places: PlacesCompared }) {
  const { compared, agreeing, differences } = places;
  const many = numberText(compared);
  if (agreeing === compared) {
    return (
      <Note tone="good">
        {compared === 1
          ? 'The place in the file is the same here.'
          : `All ${many} places in the file are the same here.`}
      </Note>
    );
  }
  const others = compared - agreeing;
  return (
    <>
      <Note tone="warn">
        <b>
          {others === 1
            ? `1 of ${many} places in the file is different here.`
            : `${numberText(others)} of ${many} places in the file are different here.`}
        </b>{' '}
        Check the scoring rules, and whether the file lacks something, such as a penalty or a tie broken by
        hand. You can still import it.
        {others > differences.length && ` Only the first ${differences.length} are listed.`}
      </Note>
      <DataTable
        caption="Different places"
        columns={columns}
        rows={differences}
        rowKey={({ row, column }) => `${row} ${column}`}
        dense
      />
    </>
  );
}
