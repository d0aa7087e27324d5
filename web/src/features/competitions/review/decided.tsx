import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { SubmissionReview } from '@chalkline/contract/competitions/submission.schema.ts';
import { undoReview } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { RipplePreview } from '../organizer/ripple/ripple-preview.tsx';
import { reviewPenalty, stateLabels, stateTones } from '../submissions/submission-texts.ts';
import { videoTime } from '../submissions/video-time.ts';
import styles from './review.module.css';

interface DecidedProps {
  competition: CompetitionReply;
  row: SubmissionReview;
  mayUndo: boolean;
}

/** How a result was decided, and the way back. */
export function Decided({ competition, row, mayUndo }: DecidedProps) {
  const { state, reviewer, reviewedAt, reason, marks, staffNote, entry } = row;
  const [undoing, setUndoing] = useState(false);
  const canUndo = mayUndo && state !== 'open' && state !== 'replaced';
  return (
    <aside className={styles.decision}>
      <div>
        <small>Submitted</small>
        <p className={styles.big}>{row.typed}</p>
      </div>
      <Note tone={stateTones[state]}>
        <b>{stateLabels[state]}</b>
        {reviewer && reviewedAt && ` by ${reviewer.name}, ${plannedTime(reviewedAt, competition.zone)}`}
        {reviewPenalty(row) !== '' ? <p>{reviewPenalty(row)}</p> : reason !== '' && <p>{reason}</p>}
      </Note>
      {marks.length > 0 && (
        <ul>
          {marks.map(({ at, text: saw }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks can be the same
            <li key={index}>{`${videoTime(at)} ${saw}`}</li>
          ))}
        </ul>
      )}
      {staffNote !== '' && <p className={text.hint}>{`For the staff: ${staffNote}`}</p>}
      {canUndo && (
        <Button wide onClick={() => setUndoing(true)}>
          Review again
        </Button>
      )}
      {undoing && (
        <UndoReview {...{ competition, row }} name={entry.name} onClose={() => setUndoing(false)} />
      )}
    </aside>
  );
}

interface UndoReviewProps {
  competition: CompetitionReply;
  row: SubmissionReview;
  name: string;
  onClose: () => void;
}

function UndoReview({ competition, row, name, onClose }: UndoReviewProps) {
  const [reason, setReason] = useKeptState(`undo ${row.id}`, '');
  return (
    <ConfirmAction
      title={`Review the result of ${name} again?`}
      confirm="Review again"
      keep="Keep the decision"
      ready={reason.trim() !== ''}
      send={(call) =>
        call(undoReview, {
          params: { competitionId: competition.id, submissionId: row.id },
          body: { reason: reason.trim() },
        })
      }
      done={() => `The result of ${name} is open again`}
      invalidates={[competitionQueries.all]}
      onClose={onClose}
    >
      <p>
        {row.state === 'adjusted'
          ? 'The penalty is removed.'
          : row.state === 'zeroed' || row.state === 'rejected'
            ? 'The score counts again.'
            : 'The result is back in the queue.'}{' '}
        The athlete gets a notification.
      </p>
      <TextField
        label="Reason"
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {row.undoChange && <RipplePreview competition={competition} change={row.undoChange} toldApart />}
    </ConfirmAction>
  );
}
