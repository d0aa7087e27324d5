import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { withdrawnTexts } from '../../scoring-rules-text.ts';
import { scoringChoices } from '../create/scoring-choices.ts';
import { partUrl } from '../dashboard/parts.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { entryActions } from './entry-labels.ts';

interface EntryMoveModalProps {
  competition: CompetitionReply;
  entry: EntryReply;
  to: EntryState;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks before an athlete is withdrawn, disqualified, cut or reinstated. */
export function EntryMoveModal({ competition, entry, to, onClose, onMoved }: EntryMoveModalProps) {
  const [reason, setReason] = useKeptState(`${to} ${entry.id}`, '');
  const [message, setMessage] = useKeptState(`${to} ${entry.id} message`, '');
  const { verb, question, follows, keep, done, danger } = entryActions[to];
  return (
    <ConfirmAction
      title={question(entry.name)}
      confirm={verb}
      keep={keep}
      danger={danger}
      send={(call) =>
        call(moveEntry, {
          params: { competitionId: competition.id, entryId: entry.id },
          body: { from: entry.state, to, reason, message },
        })
      }
      done={done(entry.name)}
      onDone={onMoved}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{follows}</p>
        {to === 'withdrawn' && <WithdrawnRule competition={competition} />}
        <TextField
          label="Reason"
          optional
          maxLength={500}
          hint="Kept in the log. Not public."
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
        <TextField
          label="Message to the athlete"
          optional
          maxLength={500}
          hint="Sent with their notification."
          value={message}
          onChange={(change) => setMessage(change.currentTarget.value)}
        />
        <RipplePreview competition={competition} change={{ kind: 'entry_state', entryId: entry.id, to }} />
      </Stack>
    </ConfirmAction>
  );
}

/** Where withdrawn athletes rank, and where to change that rule. */
function WithdrawnRule({ competition: { id, scoring, can } }: Pick<EntryMoveModalProps, 'competition'>) {
  return (
    <p>
      {withdrawnTexts[scoring.withdrawn]}{' '}
      {can.edit && (
        <>
          You can change this rule, “{scoringChoices.labels.withdrawn}”, in the{' '}
          <Link className={text.link} to={partUrl(id, 'settings')}>
            settings
          </Link>
          , under Scoring, More settings.
        </>
      )}
    </p>
  );
}
