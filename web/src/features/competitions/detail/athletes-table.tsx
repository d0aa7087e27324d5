import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type AthletesAsked, athletesOf } from './athletes.queries.ts';

interface AthletesTableProps {
  competition: CompetitionReply;
  asked: AthletesAsked;
}

/** By bib, page by page. */
export function AthletesTable({ competition, asked }: AthletesTableProps) {
  return (
    <PagedList
      query={athletesOf(competition.id, asked)}
      page="athletes-page"
      failed="Couldn’t load athletes"
      skeleton={<SkeletonRows rows={8} avatar={false} label="Loading athletes" />}
      noun={['athlete', 'athletes']}
      empty={<NobodyThere asked={asked} />}
    >
      {(athletes) => (
        <DataTable
          caption="Athletes"
          columns={columnsOf(competition)}
          rows={athletes}
          rowKey={({ id }) => id}
        />
      )}
    </PagedList>
  );
}

function columnsOf({ divisions }: CompetitionReply): readonly Column<EntryReply>[] {
  const names = new Map(divisions.map(({ id, name }) => [id, name]));
  return [
    { key: 'bib', head: 'Bib', align: 'right', width: '72px', cell: ({ bib }) => bib },
    {
      key: 'name',
      head: 'Athlete',
      phone: 'lead',
      cell: ({ name, state }) => (
        <>
          {name} {state !== 'active' && <Tag>{statusLabels[state]}</Tag>}
        </>
      ),
    },
    { key: 'division', head: 'Division', cell: ({ divisionId }) => names.get(divisionId) ?? '' },
    { key: 'gym', head: 'Gym', cell: ({ affiliate }) => affiliate },
    { key: 'country', head: 'Country', cell: ({ country }) => country && countryName(country) },
  ];
}

function NobodyThere({ asked: { search, divisionId } }: { asked: AthletesAsked }) {
  if (search === '' && divisionId === '')
    return <EmptyState title="No athletes yet">Athletes appear here once they’re registered.</EmptyState>;
  return (
    <EmptyState title="No athletes found">Try a shorter name, a bib number or another division.</EmptyState>
  );
}
