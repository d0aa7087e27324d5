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
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
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
  const [typed, setTyped] = useKeptState(`cancel name ${id}`, '');
  const [reason, setReason] = useKeptState(`cancel reason ${id}`, '');
  return (
    <ConfirmAction
      title="Cancel this competition?"
      confirm="Cancel competition"
      keep="Keep it"
      danger
      ready={query.data !== undefined && typed.trim() === name.trim() && reason.trim() !== ''}
      send={(call) =>
        call(cancelCompetition, {
          params: { competitionId: id },
          body: { name: typed.trim(), reason: reason.trim() },
        })
      }
      done="Competition canceled"
      invalidates={[competitionQueries.all, organizerQueries.mine().queryKey]}
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
      <TextArea
        label="Reason"
        hint="Sent to everyone who takes part or helps."
        rows={2}
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextField
        label="Name of the competition"
        hint={`Type “${name.trim()}” to confirm.`}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmAction>
  );
}

/** A sentence for each thing that happens. */
export function effectsOf(preview: CompetitionCancellationReply): string[] {
  const { entries, unreached, unpaid, waiting, invitations, people } = preview;
  return [
    `${counted(entries, ['registration ends', 'registrations end'])}. Leaderboards stay as they are.`,
    refundSentence(preview),
    ...(unpaid > 0 ? [`${counted(unpaid, ['unpaid order is', 'unpaid orders are'])} canceled.`] : []),
    ...(waiting > 0 ? [`Waiting lists close for ${counted(waiting, ['person', 'people'])}.`] : []),
    ...(invitations > 0
      ? [`${counted(invitations, ['staff invitation ends', 'staff invitations end'])}.`]
      : []),
    `${counted(people, ['person is', 'people are'])} notified and emailed.`,
    ...(unreached > 0
      ? [`${counted(unreached, ['registration has', 'registrations have'])} no account. Tell them yourself.`]
      : []),
  ];
}
