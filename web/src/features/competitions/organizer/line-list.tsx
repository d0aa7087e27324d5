import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { ClosedNote } from './closed-note.tsx';
import { LineActions } from './line-actions.tsx';

interface Line {
  readonly id: string;
  readonly name: string;
}

interface LineListProps<Row extends Line> {
  competition: CompetitionReply;
  title: string;
  /** "Add a division". */
  add: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Shown while there are none. */
  empty: ReactNode;
  mayRemove: (row: Row) => boolean;
  /** The form; null for a new item. */
  editor: (row: Row | null, close: () => void) => ReactNode;
  /** Asks before an item is removed. */
  remover: (row: Row, close: () => void) => ReactNode;
}

/** An editable list of a competition’s items, such as divisions: add, edit, remove. */
export function LineList<Row extends Line>(props: LineListProps<Row>) {
  const { competition, title, add, rows, columns, empty, mayRemove, editor, remover } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const actions: Column<Row> = {
    key: 'actions',
    head: 'Actions',
    phone: 'corner',
    align: 'right',
    width: '120px',
    cell: (row) => (
      <LineActions
        name={row.name}
        onChange={() => setEdited(row)}
        onRemove={mayRemove(row) ? () => setLeaving(row) : undefined}
      />
    ),
  };
  const mayEdit = competition.can.edit;
  return (
    <Stack gap={16}>
      <PageTitle
        actions={
          mayEdit && (
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              {add}
            </Button>
          )
        }
      >
        {title}
      </PageTitle>
      <ClosedNote competition={competition} />
      <Panel>
        {rows.length === 0 ? (
          empty
        ) : (
          <DataTable
            caption={title}
            columns={mayEdit ? [...columns, actions] : columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Panel>
      {edited && editor(edited === 'new' ? null : edited, () => setEdited(null))}
      {leaving && remover(leaving, () => setLeaving(null))}
    </Stack>
  );
}
