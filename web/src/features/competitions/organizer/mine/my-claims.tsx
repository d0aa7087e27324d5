import { daysText } from '@chalkline/contract/competitions/days.ts';
import type { MyEntryClaim } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { claimEntry, declineEntryClaim } from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { allResultsOf } from '../../results/results.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';

/** Entries that an organizer made for the viewer's email. Renders nothing without any. */
export function MyClaims({ personId }: { personId: string }) {
  const query = useQuery(organizerQueries.myEntryClaims());
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <Panel title="Are these you?">
      <Loaded query={query} failed="Couldn’t load your entries">
        {(claims) => <Claims claims={claims} personId={personId} />}
      </Loaded>
    </Panel>
  );
}

function Claims({ claims, personId }: { claims: readonly MyEntryClaim[]; personId: string }) {
  const invalidates = [organizerQueries.myEntryClaims().queryKey, allResultsOf(personId)];
  const claim = useAction({
    send: (call, { entryId }: MyEntryClaim) => call(claimEntry, { params: { entryId } }),
    done: ({ merged }, { competition }) =>
      merged
        ? `You were in ${competition.name} already; the second entry is withdrawn`
        : `You’re in ${competition.name}`,
    failed: 'Couldn’t confirm the entry',
    invalidates,
  });
  const decline = useAction({
    send: (call, { entryId }: MyEntryClaim) => call(declineEntryClaim, { params: { entryId } }),
    done: (_, { name }) => `${name} isn’t you`,
    failed: 'Couldn’t decline the entry',
    invalidates,
  });
  const busy = claim.busy || decline.busy;
  const columns: Column<MyEntryClaim>[] = [
    { key: 'name', head: 'Athlete', phone: 'lead', cell: ({ name }) => name },
    { key: 'competition', head: 'Competition', cell: ({ competition }) => competition.name },
    {
      key: 'when',
      head: 'When',
      cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
    },
    { key: 'division', head: 'Division', cell: ({ division, bib }) => `${division}, bib ${bib}` },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (entry) => (
        <RowActions>
          <Button
            size={32}
            disabled={busy}
            aria-label={`Not me: ${entry.name}, ${entry.competition.name}`}
            onClick={() => decline.run(entry)}
          >
            Not me
          </Button>
          <Button
            size={32}
            variant="solid"
            disabled={busy}
            aria-label={`That’s me: ${entry.name}, ${entry.competition.name}`}
            onClick={() => claim.run(entry)}
          >
            That’s me
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable caption="Entries to claim" columns={columns} rows={claims} rowKey={({ entryId }) => entryId} />
  );
}
