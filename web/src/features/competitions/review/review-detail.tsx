import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { SubmissionReview } from '@chalkline/contract/competitions/submission.schema.ts';
import { takeSubmission } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note } from '../../../ui/note.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { submissionQueries } from '../submissions/submissions.queries.ts';
import { Decided } from './decided.tsx';
import { DecisionForm } from './decision-form.tsx';
import styles from './review.module.css';

interface ReviewDetailProps {
  competition: CompetitionReply;
  row: SubmissionReview;
  /** Back to the queue, on a phone. */
  toList: string;
}

/** One submitted result: the video, the standards, and the decision. */
export function ReviewDetail({ competition, row, toList }: ReviewDetailProps) {
  const { entry, workout, note, isOwn, isCurrent, state } = row;
  const me = useSession()?.user.id;
  const taken = row.reviewer !== null && row.reviewer.id !== me;
  const take = useAction({
    send: (call, mine: boolean) =>
      call(takeSubmission, {
        params: { competitionId: competition.id, submissionId: row.id },
        body: { mine },
      }),
    failed: 'Couldn’t take this result',
    invalidates: [submissionQueries.all],
  });
  const mayDecide = competition.can.recordScores && !isOwn;
  return (
    <>
      <div className={styles.result}>
        <Link to={toList} replace className={styles.toList}>
          All results
        </Link>
        <header className={styles.head}>
          <div>
            <h2>{entry.name}</h2>
            <p className={text.hint}>
              {[
                entry.country,
                entry.divisionName,
                entry.affiliate,
                `sent ${plannedTime(row.receivedAt, competition.zone)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          {state === 'open' && mayDecide && !taken && (
            <Button size={32} busy={take.busy} onClick={() => take.run(row.reviewer === null)}>
              {row.reviewer === null ? 'Take it' : 'Give it back'}
            </Button>
          )}
        </header>
        <Evidence row={row} />
        {note !== '' && <Note>{note}</Note>}
        {taken && state === 'open' && (
          <Note tone="warn">{`${row.reviewer?.name} has taken this result.`}</Note>
        )}
        {!isCurrent && state === 'open' && (
          <Note tone="warn">
            The staff entered another score since. Accept this result to close it; to change the score, use
            the score sheet.
          </Note>
        )}
        {isOwn && <Note>You compete in this entry, so someone else has to review it.</Note>}
        <Disclosure label={`Standards of ${workout.name}`}>
          <ul className={styles.standards}>
            {workout.movements.map((movement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a movement may come twice
              <li key={index}>{movement}</li>
            ))}
          </ul>
          {workout.standard && <p>{workout.standard}</p>}
        </Disclosure>
      </div>
      {state === 'open' && mayDecide ? (
        <DecisionForm competition={competition} row={row} />
      ) : (
        <Decided competition={competition} row={row} mayUndo={mayDecide} />
      )}
    </>
  );
}

function Evidence({ row: { video, picturePath, entry } }: { row: SubmissionReview }) {
  return (
    <div className={styles.evidence}>
      {video ? (
        <a href={video} className={styles.video} target="_blank" rel="noopener noreferrer">
          <IconPlayerPlay size={32} stroke={1.75} aria-hidden="true" />
          <span>
            <b>Watch the video</b>
            <small>{new URL(video).hostname}</small>
          </span>
          <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
        </a>
      ) : (
        <p className={text.hint}>No video was submitted.</p>
      )}
      {picturePath && (
        <a href={imageAddress(picturePath)} target="_blank" rel="noopener">
          <img
            src={imageAddress(picturePath)}
            referrerPolicy="no-referrer"
            alt={`Scorecard of ${entry.name}`}
          />
        </a>
      )}
    </div>
  );
}
