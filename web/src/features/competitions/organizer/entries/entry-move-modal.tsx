import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { withdrawnWords } from '../../scoring-rules-words.ts';
import { scoringChoices } from '../create/scoring-choices.ts';
import { partUrl } from '../dashboard/parts.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { entryDeeds } from './entry-words.ts';

interface EntryMoveModalProps {
  competition: CompetitionReply;
  entry: EntryReply;
  to: EntryState;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks before somebody is withdrawn, disqualified or put back. */
export function EntryMoveModal({ competition, entry, to, onClose, onMoved }: EntryMoveModalProps) {
  const [reason, setReason] = useKeptState(`${to} ${entry.id}`, '');
  const say = useErrorText();
  const { deed, follows, keep, danger } = entryDeeds[to];
  const move = useMutation({
    mutationFn: () =>
      call(moveEntry, {
        params: { competitionId: competition.id, entryId: entry.id },
        body: { from: entry.state, to, reason },
      }),
    onSuccess: () => {
      addToast({ kind: 'success', title: `${deed}: ${entry.name}` });
      onMoved();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => move.mutate()}
      title={`${deed} ${entry.name}?`}
      confirm={deed}
      keep={keep}
      danger={danger}
      busy={move.isPending}
    >
      <Stack gap={16}>
        <p>{follows}</p>
        {to === 'withdrawn' && <WithdrawnRule competition={competition} />}
        <TextField
          label="Reason"
          optional
          maxLength={500}
          hint="Kept in the log, not shown to the public."
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
        <RipplePreview competition={competition} change={{ kind: 'entry_state', entryId: entry.id, to }} />
        {move.isError && (
          <Note tone="bad" announced>
            {say(move.error)}
          </Note>
        )}
      </Stack>
    </ConfirmModal>
  );
}

/** Where they will stand, which is a rule of the competition, and where it is chosen. */
function WithdrawnRule({ competition: { id, scoring, can } }: Pick<EntryMoveModalProps, 'competition'>) {
  return (
    <p>
      {withdrawnWords[scoring.withdrawn]}{' '}
      {can.edit && (
        <>
          That is the rule “{scoringChoices.labels.withdrawn}” of this competition, which you choose in its{' '}
          <Link className={text.link} to={partUrl(id, 'settings')}>
            settings
          </Link>
          , under Scoring, More settings.
        </>
      )}
    </p>
  );
}
