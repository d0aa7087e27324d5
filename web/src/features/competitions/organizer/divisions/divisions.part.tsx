import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { deleteDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import type { Column } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LineList } from '../line-list.tsx';
import { RemoveModal } from '../remove-modal.tsx';
import { DivisionModal } from './division-modal.tsx';

const columns: readonly Column<DivisionReply>[] = [
  { key: 'name', head: 'Division', phone: 'lead', cell: ({ name }) => name },
  { key: 'entries', head: 'Athletes', align: 'right', cell: ({ entryCount }) => entryCount },
  { key: 'places', head: 'Capacity', align: 'right', cell: ({ capacity }) => capacity ?? 'No limit' },
];

/** The divisions in order. One with registered athletes can't be removed. */
export function DivisionsPart({ competition }: { competition: CompetitionReply }) {
  const competitionId = competition.id;
  return (
    <LineList
      competition={competition}
      title="Divisions"
      add="Add a division"
      rows={competition.divisions}
      columns={columns}
      empty={<EmptyState title="No divisions yet">Every athlete competes in a division.</EmptyState>}
      mayRemove={({ entryCount }) => entryCount === 0}
      editor={(division, close) => (
        <DivisionModal competition={competition} division={division} onClose={close} />
      )}
      remover={({ id: divisionId, name }, close) => (
        <RemoveModal
          name={name}
          onClose={close}
          remove={(call) => call(deleteDivision, { params: { competitionId, divisionId } })}
        >
          No athletes are registered in this division. You can add it again later.
        </RemoveModal>
      )}
    />
  );
}
