import { acceptResult, removeResult } from '@chalkline/contract/activities/activities.endpoints.ts';
import type { ResultReply } from '@chalkline/contract/activities/result.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useReport } from '../../../platform/report-door.ts';
import { Button } from '../../../ui/button.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { calendarDayText } from '../../../ui/times.ts';
import { groupQueries } from '../../groups/groups.queries.ts';
import { amountText } from './activity-texts.ts';
import { RejectModal } from './reject-modal.tsx';
import styles from './results.module.css';

/** What was logged, newest first, with what the viewer may do about each. */
export function ResultRows({ groupId, results }: { groupId: string; results: readonly ResultReply[] }) {
  return (
    <ul className={styles.rows}>
      {results.map((result) => (
        <ResultRow key={result.id} groupId={groupId} result={result} />
      ))}
    </ul>
  );
}

function ResultRow({ groupId, result }: { groupId: string; result: ResultReply }) {
  const { id, person, type, amount, day, note, proof, isRejected, rejectionReason, can } = result;
  const report = useReport();
  const [removing, setRemoving] = useState(false);
  const shown = amountText(amount, type.unit);
  return (
    <li className={styles.result}>
      {proof && (
        <a href={imageAddress(proof)} target="_blank" rel="noreferrer" className={styles.proofLink}>
          <img
            className={styles.proof}
            referrerPolicy="no-referrer"
            src={imageAddress(proof)}
            alt="Open proof"
          />
        </a>
      )}
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('user', { id: person.id })}>
          {person.name}
        </Link>
        <small>
          {calendarDayText(day)}
          {note && `. ${note}`}
          {rejectionReason && `. Doesn’t count: ${rejectionReason}`}
        </small>
      </span>
      {isRejected && <Tag>Doesn’t count</Tag>}
      <b className={styles.amount}>{shown}</b>
      {(can.remove || can.reject || can.report) && (
        <RowActions>
          {can.reject && <Judge groupId={groupId} result={result} />}
          {can.report && (
            <Button
              size={32}
              variant="text"
              aria-label={`Report: ${person.name}`}
              onClick={() => report({ kind: 'result', id, groupId })}
            >
              Report
            </Button>
          )}
          {can.remove && (
            <Button size={32} variant="text" aria-label={`Delete ${shown}`} onClick={() => setRemoving(true)}>
              Delete
            </Button>
          )}
        </RowActions>
      )}
      {removing && (
        <ConfirmAction
          title={`Delete ${shown}?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(removeResult, { params: { resultId: id } })}
          done="Result deleted"
          invalidates={[groupQueries.all]}
          onClose={() => setRemoving(false)}
        >
          <p>It no longer counts in any challenge that is still open.</p>
        </ConfirmAction>
      )}
    </li>
  );
}

/** Takes a result out of the challenge with a reason, or counts it again. */
function Judge({ groupId, result }: { groupId: string; result: ResultReply }) {
  const { id, isRejected, person } = result;
  const [rejecting, setRejecting] = useState(false);
  const { run, busy } = useAction({
    send: (call) => call(acceptResult, { params: { groupId, resultId: id } }),
    done: 'It counts again',
    failed: 'Couldn’t change the result',
    invalidates: [groupQueries.all],
  });
  const verb = isRejected ? 'Count again' : 'Don’t count';
  return (
    <>
      <Button
        size={32}
        variant="text"
        busy={busy}
        aria-label={`${verb}: ${person.name}`}
        onClick={() => (isRejected ? run() : setRejecting(true))}
      >
        {verb}
      </Button>
      {rejecting && <RejectModal groupId={groupId} result={result} onClose={() => setRejecting(false)} />}
    </>
  );
}
