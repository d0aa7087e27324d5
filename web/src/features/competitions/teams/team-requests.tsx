import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { answerTeamRequest } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { teamQueries } from './teams.queries.ts';

type Asking = RosterReply['requests'][number];

/** Athletes who ask for a place, for the captain to accept or decline. */
export function TeamRequests({ competitionId, roster }: { competitionId: string; roster: RosterReply }) {
  const { entryId, requests } = roster;
  const invalidates = [teamQueries.within(competitionId)];
  const send = (accept: boolean) => ({
    send: (call: Parameters<Parameters<typeof useAction>[0]['send']>[0], requestId: string) =>
      call(answerTeamRequest, { params: { competitionId, entryId, requestId }, body: { accept } }),
    invalidates,
  });
  const accept = useAction({
    ...send(true),
    done: 'Request accepted',
    failed: 'Couldn’t accept the request',
  });
  const decline = useAction({
    ...send(false),
    done: 'Request declined',
    failed: 'Couldn’t decline the request',
  });
  const columns: readonly Column<Asking>[] = [
    { key: 'name', head: 'Athlete', phone: 'lead', cell: ({ name }) => name },
    { key: 'message', head: 'Message', cell: ({ message }) => message ?? '–' },
    { key: 'at', head: 'Asked', cell: ({ at }) => <TimeAgo at={at} /> },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      cell: ({ id, name }) => (
        <RowActions>
          <Button
            size={32}
            aria-label={`Accept ${name}`}
            busy={accept.sending === id}
            onClick={() => accept.run(id)}
          >
            Accept
          </Button>
          <Button
            size={32}
            aria-label={`Decline ${name}`}
            busy={decline.sending === id}
            onClick={() => decline.run(id)}
          >
            Decline
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <section>
      <SectionTitle count={requests.length}>Requests to join</SectionTitle>
      <Panel>
        <DataTable caption="Requests to join" columns={columns} rows={requests} rowKey={({ id }) => id} />
      </Panel>
    </section>
  );
}
