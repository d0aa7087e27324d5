import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { retryCompetitionRefunds } from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { CanceledReport, untilRefunded } from '../../../../patterns/canceled-sales.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { CanceledNote } from '../../canceled-note.tsx';
import { cancellationOf } from '../cancellation.queries.ts';

/** That a competition is canceled, with its refunds for those who follow them. */
export function CanceledPart({ competition }: { competition: CompetitionReply }) {
  return (
    <>
      <CanceledNote competition={competition} />
      {competition.can.followRefunds && <RefundsPanel competition={competition} />}
    </>
  );
}

function RefundsPanel({ competition: { id } }: { competition: CompetitionReply }) {
  const query = useQuery({
    ...cancellationOf(id),
    refetchInterval: ({ state }) => untilRefunded(state.data),
  });
  return (
    <Panel title="Refunds" padded>
      <Loaded query={query} failed="Couldn’t load the refunds">
        {(sales) => (
          <CanceledReport
            sales={sales}
            retry={{
              send: (call) => call(retryCompetitionRefunds, { params: { competitionId: id } }),
              invalidates: [cancellationOf(id).queryKey],
            }}
          />
        )}
      </Loaded>
    </Panel>
  );
}
