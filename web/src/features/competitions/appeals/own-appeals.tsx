import type { OwnAppeal as OwnAppealReply } from '@chalkline/contract/competitions/appeal.schema.ts';
import { withdrawAppeal } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { appealHurdleTexts, appealLabels, appealTones } from './appeal-texts.ts';
import { AppealThread } from './appeal-thread.tsx';
import { appealQueries } from './appeals.queries.ts';

const AppealModal = lazyPart(async () => (await import('./appeal-modal.tsx')).AppealModal);

interface OwnAppealsProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
}

/** The viewer's appeal in this workout, or the way to one. Nothing where there is none to make. */
export function OwnAppeals({ competition, workout }: OwnAppealsProps) {
  const isSignedIn = useSession() !== null;
  const { data: own } = useQuery({
    ...appealQueries.own(competition.id, workout.id),
    enabled: isSignedIn,
  });
  const shown = own?.filter(({ hurdle, appeal }) => appeal !== null || hurdle !== 'off') ?? [];
  if (shown.length === 0) return null;
  return (
    <Panel padded title="Appeal your result">
      <Stack gap={16}>
        {shown.map((one) => (
          <Entry key={one.entry.id} own={one} named={shown.length > 1} {...{ competition, workout }} />
        ))}
      </Stack>
    </Panel>
  );
}

interface EntryProps extends OwnAppealsProps {
  own: OwnAppealReply;
  /** The viewer has several entries. */
  named: boolean;
}

function Entry({ own, named, competition, workout }: EntryProps) {
  const { entry, hurdle, until, appeal } = own;
  const [open, setOpen] = useState<'appeal' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap={12}>
      {named && <b>{entry.name}</b>}
      {hurdle === null && until !== null && (
        <>
          <p>{`Was something wrong? You can appeal until ${plannedTime(until, competition.zone)}.`}</p>
          <Button wide onClick={() => setOpen('appeal')}>
            Appeal result
          </Button>
        </>
      )}
      {hurdle !== null && appealHurdleTexts[hurdle] !== '' && (
        <p className={text.hint}>{appealHurdleTexts[hurdle]}</p>
      )}
      {appeal && (
        <>
          <Note tone={appealTones[appeal.state]}>
            <b>{appealLabels[appeal.state]}</b>
            {appeal.decidedAt && `, ${plannedTime(appeal.decidedAt, competition.zone)}`}
            {appeal.reason !== '' && <p>{appeal.reason}</p>}
            {appeal.changed === 'score' && <p>Your score was corrected.</p>}
            {appeal.changed === 'penalty_withdrawal' && <p>A penalty was removed.</p>}
          </Note>
          <AppealThread competition={competition} appeal={appeal} mayAnswer />
          {appeal.state === 'open' && <Button onClick={() => setOpen('withdraw')}>Withdraw appeal</Button>}
        </>
      )}
      {open === 'appeal' && <AppealModal {...{ competition, workout, entry }} onClose={close} />}
      {open === 'withdraw' && appeal && (
        <ConfirmAction
          title="Withdraw your appeal?"
          confirm="Withdraw"
          keep="Keep it"
          danger
          send={(call) =>
            call(withdrawAppeal, { params: { competitionId: competition.id, appealId: appeal.id } })
          }
          done={() => 'Appeal withdrawn'}
          invalidates={[appealQueries.all]}
          onClose={close}
        >
          <p>Your result stays as it is. You can’t appeal it again.</p>
        </ConfirmAction>
      )}
    </Stack>
  );
}
