import type { CheckInReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { removeCheckInPhoto, withdrawCheckIn } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { AnswerModal } from './answer-modal.tsx';
import { AnswerShown } from './answer-shown.tsx';
import { answerText, earlierText } from './check-in-texts.ts';
import { CompareModal } from './compare-modal.tsx';
import { ReplyModal } from './reply-modal.tsx';
import { ScheduleLine } from './schedule-line.tsx';

/** The check-ins of a client with their answers, for both of the two people. */
export function CheckInsPanel({ coaching }: { coaching: CoachingReply }) {
  const [comparing, setComparing] = useState<readonly CheckInReply[] | null>(null);
  const isTrainer = coaching.side === 'trainer';
  return (
    <Panel title="Check-ins">
      <ScheduleLine coaching={coaching} />
      <PagedList
        query={coachingQueries.checkIns(coaching.id)}
        page="check-ins-page"
        failed="Couldn’t load check-ins"
        skeleton={<SkeletonRows rows={2} avatar={false} />}
        empty={
          <EmptyState title="No check-ins yet">
            {isTrainer
              ? 'Send a check-in form to ask how training, food and sleep are going.'
              : 'Check-ins that your trainer sends you appear here.'}
          </EmptyState>
        }
      >
        {(rows) => {
          const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
          // Those that wait, and the latest answers; the others are one press away.
          const [newest] = answered;
          const latest = newest ? rows.indexOf(newest) + 1 : rows.length;
          const isShown = (row: CheckInReply) => rows.indexOf(row) < latest || row.answeredAt === null;
          const earlier = rows.filter((row) => !isShown(row));
          return (
            <>
              <CheckInRows rows={rows.filter(isShown)} {...{ coaching, answered }} />
              {earlier.length > 0 && (
                <Disclosure label="Earlier check-ins" summary={String(earlier.length)}>
                  <CheckInRows rows={earlier} {...{ coaching, answered }} />
                </Disclosure>
              )}
              {answered.length > 1 && (
                <div className={styles.foot}>
                  <Button onClick={() => setComparing(answered)}>Compare two</Button>
                </div>
              )}
            </>
          );
        }}
      </PagedList>
      {comparing && <CompareModal checkIns={comparing} onClose={() => setComparing(null)} />}
    </Panel>
  );
}

interface CheckInRowsProps {
  coaching: CoachingReply;
  rows: readonly CheckInReply[];
  /** All answered ones, newest first. */
  answered: readonly CheckInReply[];
}

function CheckInRows({ rows, answered, coaching }: CheckInRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <CheckInRow
          key={row.id}
          coaching={coaching}
          checkIn={row}
          before={answered[answered.indexOf(row) + 1]}
        />
      ))}
    </ul>
  );
}

interface CheckInRowProps {
  coaching: CoachingReply;
  checkIn: CheckInReply;
  /** The answered one before it. */
  before: CheckInReply | undefined;
}

function CheckInRow({ coaching, checkIn, before }: CheckInRowProps) {
  const [open, setOpen] = useState<'answer' | 'reply' | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const { formName, dueAt, answeredAt, correctedAt, questions, reply, can } = checkIn;
  const close = () => setOpen(null);
  const withdraw = useAction({
    send: (call) => call(withdrawCheckIn, { params: { coachingId: coaching.id, checkInId: checkIn.id } }),
    failed: 'Couldn’t withdraw the check-in',
    done: 'Check-in withdrawn',
    invalidates: [coachingQueries.all],
  });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{formName}</b>
        <span className={styles.below}>
          {answeredAt ? 'Answered ' : 'No answers yet, sent '}
          <TimeAgo at={answeredAt ?? dueAt} />
          {correctedAt && (
            <>
              , corrected <TimeAgo at={correctedAt} />
            </>
          )}
        </span>
      </div>
      <Row>
        {can.answer && (
          <Button variant={answeredAt ? 'line' : 'main'} onClick={() => setOpen('answer')}>
            {answeredAt ? 'Correct answers' : 'Answer'}
          </Button>
        )}
        {coaching.side === 'trainer' && isCoached(coaching.state) && answeredAt === null && (
          <Button aria-label={`Withdraw ${formName}`} busy={withdraw.busy} onClick={() => withdraw.run()}>
            Withdraw
          </Button>
        )}
        {can.reply && <Button onClick={() => setOpen('reply')}>{reply ? 'Edit reply' : 'Reply'}</Button>}
      </Row>
      {answeredAt && (
        <dl className={styles.answers}>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a check-in never change
            <div key={index}>
              <dt>{question.label}</dt>
              <dd>
                <AnswerShown question={question} onRemove={can.removePhotos ? setRemoving : undefined} />
                <Earlier question={question} />
                <Before question={question} before={before} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reply && (
        <p className={`${styles.words} ${styles.wide}`}>
          <b>{coaching.side === 'trainer' ? 'Your reply: ' : `${coaching.other.name}: `}</b>
          {reply}
        </p>
      )}
      {open === 'answer' && <AnswerModal coaching={coaching} checkIn={checkIn} onClose={close} />}
      {removing && (
        <ConfirmAction
          title="Remove this photo?"
          confirm="Remove photo"
          keep="Keep it"
          danger
          send={(call) =>
            call(removeCheckInPhoto, {
              params: { coachingId: coaching.id, checkInId: checkIn.id, photoId: removing },
            })
          }
          done="Photo removed"
          invalidates={[coachingQueries.all]}
          onClose={() => setRemoving(null)}
        >
          It’s deleted for you and {coaching.other.name}. You can’t get it back.
        </ConfirmAction>
      )}
      {open === 'reply' && <ReplyModal coaching={coaching} checkIn={checkIn} onClose={close} />}
    </li>
  );
}

/** "was 7.4 h a night until 2 hours ago": what the trainer had read before it was corrected. */
function Earlier({ question: { kind, earlier } }: { question: CheckInReply['questions'][number] }) {
  return earlier.map(({ value, until }) => (
    <small key={until} className={styles.below}>
      was {earlierText(kind, value)} until <TimeAgo at={until} />
    </small>
  ));
}

/** "before 7.4 h a night": what the check-in before said, where it is a figure. */
function Before({
  question: { label, kind, value },
  before,
}: {
  question: CheckInReply['questions'][number];
  before: CheckInReply | undefined;
}) {
  const earlier = before?.questions.find((one) => one.label === label && one.kind === kind);
  if (typeof value !== 'number' || typeof earlier?.value !== 'number') return null;
  return <small className={styles.below}>before {answerText(earlier)}</small>;
}
