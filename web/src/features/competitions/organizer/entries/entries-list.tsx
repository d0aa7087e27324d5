import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type EntryState, entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { withdrawEntryClaim } from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../../patterns/use-list-filters.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { EntriesTable } from './entries-table.tsx';
import { EntryModal } from './entry-modal.tsx';
import { EntryMoveModal } from './entry-move-modal.tsx';
import { InviteAthleteModal } from './invite-athlete-modal.tsx';
import { MergeModal } from './merge-modal.tsx';
import { TeamModal } from './team-modal.tsx';

interface EntriesListProps {
  competition: CompetitionReply;
  onSaved: () => void;
}

/** The entries that match the filters in the URL, page by page. */
export function EntriesList({ competition, onSaved }: EntriesListProps) {
  const { filters, isNarrowed } = useListFilters({
    search: anyText,
    division: anyText,
    state: entryStates,
    lacks: ['birth_date'],
  });
  const { search, division: divisionId, state, lacks } = filters;
  const runs = competition.role === 'owner' || competition.role === 'manager';
  const { data } = useQuery({ ...organizerQueries.entryClaims(competition.id), enabled: runs });
  const claims = runs ? new Map(data?.map((claim) => [claim.entryId, claim])) : undefined;
  const [changed, setChanged] = useState<EntryReply | null>(null);
  const [moved, setMoved] = useState<{ entry: EntryReply; to: EntryState } | null>(null);
  const [invited, setInvited] = useState<EntryReply | null>(null);
  const [withdrawing, setWithdrawing] = useState<EntryReply | null>(null);
  const [merging, setMerging] = useState<EntryReply | null>(null);
  const [team, setTeam] = useState<EntryReply | null>(null);
  return (
    <>
      <PagedList
        query={organizerQueries.entries(competition.id, { search, divisionId, state, lacks })}
        failed="Couldn’t load athletes"
        skeleton={<SkeletonRows rows={8} avatar={false} />}
        noun={['athlete', 'athletes']}
        empty={<NoEntries competition={competition} searched={isNarrowed} />}
      >
        {(entries) => (
          <EntriesTable
            competition={competition}
            entries={entries}
            onChange={setChanged}
            onMove={(entry, to) => setMoved({ entry, to })}
            onTeam={setTeam}
            onInvite={setInvited}
            onWithdrawInvite={setWithdrawing}
            onMerge={setMerging}
            claims={claims}
          />
        )}
      </PagedList>
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
      {invited && (
        <InviteAthleteModal
          competitionId={competition.id}
          entry={invited}
          email={claims?.get(invited.id)?.email ?? ''}
          onClose={() => setInvited(null)}
        />
      )}
      {withdrawing && (
        <ConfirmAction
          title={`Withdraw the invite for ${withdrawing.name}?`}
          confirm="Withdraw invite"
          keep="Keep it"
          danger
          send={(call) =>
            call(withdrawEntryClaim, { params: { competitionId: competition.id, entryId: withdrawing.id } })
          }
          done="Invite withdrawn"
          invalidates={[organizerQueries.entryClaims(competition.id).queryKey]}
          onClose={() => setWithdrawing(null)}
        >
          <p>{`${claims?.get(withdrawing.id)?.email ?? 'They'} can no longer link this entry to an account. The entry stays.`}</p>
        </ConfirmAction>
      )}
      {merging && <MergeModal competition={competition} entry={merging} onClose={() => setMerging(null)} />}
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
    return <EmptyState title="No matching athletes">Try another search or other filters.</EmptyState>;
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
        Every athlete competes in a division. Add one first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No athletes yet"
      action={
        <ButtonLink size={32} to={partUrl(competition.id, 'entries', { do: 'import' })}>
          Import a CSV file
        </ButtonLink>
      }
    >
      Import a spreadsheet, or add athletes one by one.
    </EmptyState>
  );
}
