import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-words.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { statusWords } from '@chalkline/contract/competitions/entry-statuses.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { ListFoot } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type AthletesAsked, athletesOf } from './athletes.queries.ts';

interface AthletesTableProps {
  competition: CompetitionReply;
  asked: AthletesAsked;
}

/** By bib, page by page. */
export function AthletesTable({ competition, asked }: AthletesTableProps) {
  const query = useInfiniteQuery({
    ...athletesOf(competition.id, asked),
    placeholderData: keepPreviousData,
  });
  const say = useErrorText();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="The athletes did not load"
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={8} avatar={false} label="Loading athletes" />;
  const athletes = query.data.pages.flatMap(({ data }) => data);
  const total = query.data.pages[0]?.total ?? athletes.length;
  if (athletes.length === 0) return <NobodyThere asked={asked} />;
  return (
    <>
      <DataTable
        caption="Athletes"
        columns={columnsOf(competition)}
        rows={athletes}
        rowKey={({ id }) => id}
      />
      <ListFoot
        summary={`${numberText(athletes.length)} of ${numberText(total)}`}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
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
          {name} {state !== 'active' && <Tag>{statusWords[state]}</Tag>}
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
    return <EmptyState title="Nobody is entered yet">Athletes stand here once they are.</EmptyState>;
  return <EmptyState title="Nobody found">Try fewer letters, a bib, or every division.</EmptyState>;
}
