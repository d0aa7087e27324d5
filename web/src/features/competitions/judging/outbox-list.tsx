import { urlOf } from '@chalkline/contract/urls.ts';
import { IconRefresh } from '@tabler/icons-react';
import { HelpLink } from '../../../patterns/help-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { useStickyFoot } from '../../../ui/sticky-foot.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useJudgeId } from './judge-identity.ts';
import type { FloorScore } from './judge-store.ts';
import styles from './judging.module.css';
import { JudgingFrame } from './judging-frame.tsx';
import { outbox, useOutbox } from './outbox.ts';

/** Scores on this phone: waiting, not accepted, and sent with their receipt. */
export function OutboxList() {
  const { scores, sending, offline, unkept } = useOutbox();
  const foot = useStickyFoot('--dock');
  const personId = useJudgeId();
  const own = scores.filter((score) => score.personId === personId);
  const of = (state: FloorScore['state']) => own.filter((score) => score.state === state);
  const waiting = of('waiting');
  const refused = of('refused');
  return (
    <JudgingFrame title="Outbox" back={urlOf('judging')}>
      {waiting.length > 0 && offline && (
        <Note tone="warn" announced>
          <b>No connection.</b> Keep judging. Every score is kept on this phone and sent when the network is
          back. <HelpLink answer="offline-judging" about="judging without a network" />
        </Note>
      )}
      {unkept.size > 0 && (
        <Note tone="bad" announced>
          <b>This phone’s storage is full.</b> Keep this page open until every score is sent, or write them
          down.
        </Note>
      )}
      {own.length === 0 && (
        <EmptyState title="Nothing here yet">Scores you enter appear here with their receipts.</EmptyState>
      )}
      <Part title="Not accepted" scores={refused} />
      <Part title="Waiting on this phone" scores={waiting} />
      <Part title="Sent" scores={of('sent').toReversed()} />
      {waiting.length > 0 && (
        <div ref={foot} className={styles.foot}>
          <Button
            size={64}
            wide
            busy={sending}
            icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void outbox.flush()}
          >
            Try now
          </Button>
        </div>
      )}
    </JudgingFrame>
  );
}

function Part({ title, scores }: { title: string; scores: readonly FloorScore[] }) {
  if (scores.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {scores.map((score) => (
          <li key={score.submissionId} className={styles.line}>
            <span className={styles.plate}>{score.about.lane}</span>
            <span className={styles.what}>
              <b>{score.about.athlete}</b>
              <small>
                {`${score.about.workout}, `}
                <TimeAgo at={score.enteredAt} />
              </small>
              <small>{stateText(score)}</small>
              {score.state === 'refused' && (
                <Button size={48} onClick={() => void outbox.retry(score)}>
                  Send again
                </Button>
              )}
            </span>
            <b className={styles.figure}>{score.understood}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of a score, for its judge. */
export function stateText({ state, why, receipt }: FloorScore): string {
  if (state === 'waiting') return 'Kept on this phone, not sent yet';
  if (state === 'refused') return why ?? 'Not accepted';
  switch (receipt?.outcome) {
    case 'same':
      return `Receipt ${receiptNumber(receipt.submissionId)}. Another judge entered the same score.`;
    case 'conflict':
      return 'Another judge entered a different score. The head judge decides.';
    default: {
      const number = receiptNumber(receipt?.submissionId ?? '');
      return receipt?.isSigned ? `Receipt ${number}. Signed by the athlete.` : `Receipt ${number}`;
    }
  }
}

function receiptNumber(submissionId: string): string {
  return submissionId.slice(0, 8).toUpperCase();
}
