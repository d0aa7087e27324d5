import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type EntryState, entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { EmptyState, ErrorState } from '../../../../ui/empty-state.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { ListFoot } from '../../../../ui/pager.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { EntriesTable } from './entries-table.tsx';
import { EntryModal } from './entry-modal.tsx';
import { EntryMoveModal } from './entry-move-modal.tsx';
import { TeamModal } from './team-modal.tsx';

interface EntriesListProps {
  competition: CompetitionReply;
  onSaved: () => void;
}

/** The entries that fit the filters of the address, page by page. */
export function EntriesList({ competition, onSaved }: EntriesListProps) {
  const [params] = useSearchParams();
  const filters = {
    search: params.get('search') ?? '',
    divisionId: params.get('division') ?? '',
    state: entryStates.find((state) => state === params.get('state')) ?? ('' as const),
  };
  const [changed, setChanged] = useState<EntryReply | null>(null);
  const [moved, setMoved] = useState<{ entry: EntryReply; to: EntryState } | null>(null);
  const [team, setTeam] = useState<EntryReply | null>(null);
  const say = useErrorText();
  const query = useInfiniteQuery(organizerQueries.entries(competition.id, filters));
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="The entries did not load"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={8} avatar={false} />;
  const entries = query.data.pages.flatMap(({ data }) => data);
  const total = query.data.pages[0]?.total ?? entries.length;
  if (entries.length === 0)
    return (
      <NoEntries competition={competition} searched={Object.values(filters).some((value) => value !== '')} />
    );
  return (
    <>
      <EntriesTable
        competition={competition}
        entries={entries}
        onChange={setChanged}
        onMove={(entry, to) => setMoved({ entry, to })}
        onTeam={setTeam}
      />
      <ListFoot
        summary={`${numberText(entries.length)} of ${counted(total, ['entry', 'entries'])}`}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
      {changed && (
        <EntryModal
          competition={competition}
          entry={changed}
          divisionId={changed.divisionId}
          onClose={() => setChanged(null)}
          onSaved={() => {
            setChanged(null);
            onSaved();
          }}
        />
      )}
      {team && <TeamModal competition={competition} entry={team} onClose={() => setTeam(null)} />}
      {moved && (
        <EntryMoveModal
          competition={competition}
          {...moved}
          onClose={() => setMoved(null)}
          onMoved={() => {
            setMoved(null);
            onSaved();
          }}
        />
      )}
    </>
  );
}

function NoEntries({ competition, searched }: { competition: CompetitionReply; searched: boolean }) {
  if (searched)
    return (
      <EmptyState title="Nobody fits">Search for something else, or in all divisions and states.</EmptyState>
    );
  if (competition.divisions.length === 0) {
    return (
      <EmptyState
        title="No divisions yet"
        action={
          <ButtonLink size={32} to={partUrl(competition.id, 'divisions')}>
            Add divisions
          </ButtonLink>
        }
      >
        Entries need one to go to.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No entries yet"
      action={
        <ButtonLink size={32} to={partUrl(competition.id, 'entries', { do: 'import' })}>
          Import a CSV file
        </ButtonLink>
      }
    >
      Take them from a spreadsheet, or add one after the other.
    </EmptyState>
  );
}
