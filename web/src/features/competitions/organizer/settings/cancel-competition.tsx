import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { cancelCompetition } from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import type { CompetitionCancellationReply } from '@chalkline/contract/competitions/competition-cancellation.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refundSentence } from '../../../../patterns/canceled-sales.tsx';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useCancelFields } from '../../../../patterns/use-cancel-fields.tsx';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { cancellationOf } from '../cancellation.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';

interface CancelCompetitionProps {
  competition: CompetitionReply;
}

/** Calls a competition off, for its owners. */
export function CancelCompetition({ competition }: CancelCompetitionProps) {
  const [canceling, setCanceling] = useState(false);
  return (
    <Panel title="This competition" padded>
      <Stack gap={12}>
        <p>If it can’t take place, cancel it: everyone is notified, and every registration is refunded.</p>
        <Row>
          <Button variant="danger" onClick={() => setCanceling(true)}>
            Cancel competition
          </Button>
        </Row>
      </Stack>
      {canceling && <CancelModal competition={competition} onClose={() => setCanceling(false)} />}
    </Panel>
  );
}

interface CancelModalProps extends CancelCompetitionProps {
  onClose: () => void;
}

/** What follows before it is done. Its name has to be typed. */
function CancelModal({ competition: { id, name }, onClose }: CancelModalProps) {
  const navigate = useNavigate();
  const query = useQuery({ ...cancellationOf(id), staleTime: 0 });
  const { body, isFilled, fields } = useCancelFields({
    id,
    name,
    noun: 'competition',
    hint: 'Sent to everyone who takes part or helps.',
  });
  return (
    <ConfirmAction
      title="Cancel this competition?"
      confirm="Cancel competition"
      keep="Keep it"
      danger
      ready={query.data !== undefined && isFilled}
      send={(call) => call(cancelCompetition, { params: { competitionId: id }, body })}
      done="Competition canceled"
      invalidates={[competitionQueries.all, organizerQueries.allMine]}
      onDone={() => void navigate(urlOf('competitionDashboard', { id }))}
      onClose={onClose}
    >
      <Loaded query={query} failed="Couldn’t load what would be refunded">
        {(preview) => (
          <ul>
            {effectsOf(preview).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
      </Loaded>
      <p>You can’t undo this.</p>
      {fields}
    </ConfirmAction>
  );
}

/** A sentence for each thing that happens. */
export function effectsOf(preview: CompetitionCancellationReply): string[] {
  const { entries, unreached, unpaid, waiting, invitations, people, invited } = preview;
  return [
    `${counted(entries, ['registration ends', 'registrations end'])}. Leaderboards stay as they are.`,
    refundSentence(preview),
    ...(unpaid > 0 ? [`${counted(unpaid, ['unpaid order is', 'unpaid orders are'])} canceled.`] : []),
    ...(waiting > 0 ? [`Waiting lists close for ${counted(waiting, ['person', 'people'])}.`] : []),
    ...(invitations > 0
      ? [`${counted(invitations, ['staff invitation ends', 'staff invitations end'])}.`]
      : []),
    ...(people > 0 ? [`${counted(people, ['person is', 'people are'])} notified and emailed.`] : []),
    ...(invited > 0
      ? [
          `${counted(invited, ['athlete', 'athletes'])} you invited by email ${invited === 1 ? 'is' : 'are'} emailed.`,
        ]
      : []),
    ...(unreached > 0
      ? [
          `${counted(unreached, ['registration has', 'registrations have'])} no account and no email. Tell them yourself.`,
        ]
      : []),
  ];
}
