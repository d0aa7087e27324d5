import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { Suspense } from 'react';
import { useOnline } from '../../../platform/network.ts';
import { session } from '../../../platform/session.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { RippleCompetition } from '../organizer/ripple/ripple-preview.tsx';
import { RipplePreview } from './judge-ripple.ts';
import type { SendQuestion } from './send-checks.ts';

interface AskBeforeSendingProps {
  question: SendQuestion;
  athlete: string;
  understood: string;
  competition: RippleCompetition;
  change: RippleChange;
  onClose: () => void;
  onSend: (reason?: string) => void;
}

/** Repeated, replaced or unlikely: one look before it goes out. */
export function AskBeforeSending(props: AskBeforeSendingProps) {
  const { question, athlete, understood, competition, change, onClose, onSend } = props;
  const [reason, setReason] = useKeptState('reason for a change', '');
  const isOverwrite = question.kind === 'overwrite';
  // Without a network nobody knows, and a link shows only its lane.
  const seesRipple = useOnline() && session.judgePass() === null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(question, athlete)}
      sheet
      actions={
        <>
          <Button size={64} wide onClick={onClose}>
            Go back
          </Button>
          <Button size={64} wide variant="main" onClick={() => onSend(reason.trim())}>
            {isOverwrite ? `Change to ${understood}` : `Send ${understood}`}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{textOf(question, understood)}</p>
        {question.kind === 'overwrite' && question.isOutlier && (
          <Note tone="warn">{outlierText(understood)}</Note>
        )}
        {isOverwrite && (
          <TextField
            label="Reason"
            optional
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {isOverwrite && seesRipple && (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <RipplePreview competition={competition} change={change} />
          </Suspense>
        )}
      </Stack>
    </Modal>
  );
}

function titleOf({ kind }: SendQuestion, athlete: string): string {
  if (kind === 'same') return 'Already entered';
  return kind === 'overwrite' ? `Change ${athlete}’s score?` : 'Is this score right?';
}

function textOf(question: SendQuestion, understood: string): string {
  switch (question.kind) {
    case 'same':
      return `This athlete already has ${question.now}. Send it again only if you’re confirming it.`;
    case 'overwrite':
      return `${question.by ?? 'You'} entered ${question.now}. ${question.by ? 'Yours' : 'The new score'} is ${understood}. Both stay in the history.`;
    case 'outlier':
      return outlierText(understood);
  }
}

function outlierText(understood: string): string {
  return `${understood} is far from the other results of this workout.`;
}
