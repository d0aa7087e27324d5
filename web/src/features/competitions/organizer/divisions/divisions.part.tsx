import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { deleteDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { ClosedNote } from '../closed-note.tsx';
import { DeleteModal } from '../delete-modal.tsx';
import { LineDeeds } from '../line-deeds.tsx';
import { DivisionModal } from './division-modal.tsx';

/** The divisions in their order. One with entries stays. */
export function DivisionsPart({ competition }: { competition: CompetitionReply }) {
  const { id, divisions, can } = competition;
  const [edited, setEdited] = useState<DivisionReply | 'new' | null>(null);
  const [leaving, setLeaving] = useState<DivisionReply | null>(null);
  const columns: Column<DivisionReply>[] = [
    { key: 'name', head: 'Division', phone: 'lead', cell: ({ name }) => name },
    { key: 'entries', head: 'Entries', align: 'right', cell: ({ entryCount }) => entryCount },
    { key: 'places', head: 'Places', align: 'right', cell: ({ capacity }) => capacity ?? 'No limit' },
  ];
  if (can.edit) {
    columns.push({
      key: 'deeds',
      head: 'Change',
      align: 'right',
      width: '120px',
      cell: (division) => (
        <LineDeeds
          name={division.name}
          onChange={() => setEdited(division)}
          onDelete={division.entryCount === 0 ? () => setLeaving(division) : undefined}
        />
      ),
    });
  }
  return (
    <Stack gap={16}>
      <PageTitle
        actions={
          can.edit && (
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              Add a division
            </Button>
          )
        }
      >
        Divisions
      </PageTitle>
      <ClosedNote competition={competition} />
      <Panel>
        {divisions.length === 0 ? (
          <EmptyState title="No divisions yet">Entries need one to go to.</EmptyState>
        ) : (
          <DataTable caption="Divisions" columns={columns} rows={divisions} rowKey={({ id: key }) => key} />
        )}
      </Panel>
      {edited && (
        <DivisionModal
          competitionId={id}
          division={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <DeleteModal
          competitionId={id}
          name={leaving.name}
          onClose={() => setLeaving(null)}
          remove={() => call(deleteDivision, { params: { competitionId: id, divisionId: leaving.id } })}
        >
          Nobody is entered in it. It can be added again.
        </DeleteModal>
      )}
    </Stack>
  );
}
