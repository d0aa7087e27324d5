import { type ReportReason, reasonTexts } from '@chalkline/contract/groups/moderation-reasons.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CaseReply } from '@chalkline/contract/moderation/case.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Dock } from '../../ui/dock.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { dayText } from '../../ui/times.ts';
import { PageTitle } from '../../ui/titles.tsx';
import { AppealAnswer, AppealForm } from './appeal.tsx';
import { DecisionForm, UndoDecision } from './decision-form.tsx';
import { FrozenCopy } from './frozen-copy.tsx';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { actionText, authorTexts, outcomeFor, overTexts, titleOf, whyHere } from './moderation-texts.ts';

/** One report: for who decides it, who wrote what it’s about, and who reported it. */
export function CaseScreen() {
  const { caseId = '' } = useParams();
  const query = useQuery({ ...moderationQueries.one(caseId), retry: false });
  const found = query.data;
  const isGone = query.error instanceof CallFailed && query.error.status === 404;
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle
          above={
            found?.as === 'moderator' ? (
              <Link className={text.link} to={urlOf('moderation')}>
                Moderation
              </Link>
            ) : undefined
          }
          below={found && <Below found={found} />}
        >
          {found ? titleOf(found) : isGone ? 'This report couldn’t be found' : 'Report'}
        </PageTitle>
        <Loaded
          query={query}
          refused={(failure) => (failure instanceof CallFailed && failure.status === 404 ? <Gone /> : null)}
          failed="Couldn’t load the report"
          skeleton={<SkeletonText lines={6} />}
        >
          {(loaded) => <Case found={loaded} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Gone() {
  return (
    <EmptyState
      title="Nothing to see here"
      action={
        <ButtonLink size={32} to={urlOf('notifications')}>
          Open notifications
        </ButtonLink>
      }
    >
      It may have been decided by someone else, or it isn’t yours to see.
    </EmptyState>
  );
}

function Below({ found }: { found: CaseReply }) {
  const why = whyHere(found);
  return (
    <>
      {found.as === 'moderator' && `Case ${found.number}, ${reasonTexts[found.reason].toLowerCase()}, `}
      {openedText(found)} <TimeAgo at={found.openedAt} />
      {why && `. ${why}.`}
    </>
  );
}

function openedText({ as, kind, reports }: CaseReply): string {
  if (kind === 'member') return as === 'moderator' ? 'decided without a report' : 'Decided';
  return as === 'moderator' ? `${counted(reports, ['report', 'reports'])}, reported` : 'Reported';
}

function Case({ found }: { found: CaseReply }) {
  const { as, can } = found;
  return (
    <>
      <FrozenCopy found={found} />
      {as === 'moderator' && <Facts found={found} />}
      {as === 'author' && <ForAuthor found={found} />}
      {as === 'reporter' && <Note>{outcomeFor(found)}</Note>}
      {found.appeal && <Appeal found={found} />}
      {can.appeal && <AppealForm caseId={found.id} />}
      {can.decideAppeal && <AppealAnswer key={found.version} found={found} />}
      {can.decide.length > 0 && <DecisionForm key={found.version} found={found} />}
      {can.undo && <UndoDecision found={found} />}
      {as === 'moderator' && can.decide.length === 0 && !can.decideAppeal && <NextReport caseId={found.id} />}
    </>
  );
}

/** The oldest other report that waits, so that a queue is cleared without going back to it. */
function NextReport({ caseId }: { caseId: string }) {
  const waiting = usePagedRows(moderationQueries.list('open'));
  const next = waiting?.find(({ id }) => id !== caseId);
  if (!waiting) return null;
  return next ? (
    <Dock
      action={
        <ButtonLink variant="main" to={urlOf('moderationCase', { caseId: next.id })}>
          Next report
        </ButtonLink>
      }
    >
      {titleOf(next)}
    </Dock>
  ) : (
    <Note tone="good">No other report is waiting for you.</Note>
  );
}

function Facts({ found: { notes, before, history, around, as, about, kind, isOver } }: { found: CaseReply }) {
  const isAdmin = useSession()?.user.accountType === 'admin';
  const isMember = kind === 'member';
  return (
    <>
      <dl className={styles.facts}>
        {!isMember && (
          <>
            <dt>Reports</dt>
            <dd>
              {notes.map(({ reason, note }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they have no names and keep their order
                <div key={index}>
                  {reasonTexts[reason]}
                  {note ? `: “${note}”` : ', without a note'}
                </div>
              ))}
            </dd>
          </>
        )}
        {isMember && (
          <>
            <dt>Now</dt>
            <dd>{isOver ? 'It has ended.' : 'In force. Moderators can end it in the member list.'}</dd>
          </>
        )}
        <dt>Before</dt>
        <dd>
          {before.length === 0
            ? 'Nothing'
            : before.map(({ action, at }) => `${actionText(action)} ${dayText(at)}`).join(', ')}
        </dd>
        {!isMember && (
          <>
            <dt>Reporters</dt>
            <dd>Not named. They get a notification of the outcome.</dd>
          </>
        )}
        {isAdmin && about && (
          <>
            <dt>Account</dt>
            <dd>
              <Link className={text.link} to={urlOf('editUser', { id: about.id })}>
                Type, access and history
              </Link>
            </dd>
          </>
        )}
      </dl>
      {around.length > 0 && (
        <Panel title="Around it" padded>
          <ul className={styles.around}>
            {around.map(({ authorName, text: words, at, isReported }) => (
              <li key={at + words} className={clsx(styles.near, isReported && styles.reported)}>
                <span className={styles.below}>
                  {authorName && `${authorName}, `}
                  <TimeAgo at={at} />
                  {isReported && ', reported'}
                </span>
                <p className={styles.said}>{words || 'Deleted'}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {history.length > 0 && as === 'moderator' && <History history={history} />}
    </>
  );
}

function History({ history }: Pick<CaseReply, 'history'>) {
  return (
    <Panel title="History" padded>
      <ul className={styles.around}>
        {history.map(({ action, by, reason, note, until, at }) => (
          <li key={at + action} className={styles.near}>
            <b>{actionText(action)}</b>
            {until && ` until ${dayText(until)}`}
            <span className={styles.below}>
              {' '}
              {by && `by ${by}, `}
              <TimeAgo at={at} />
            </span>
            {reason && (
              <p className={styles.said}>
                {reasonTexts[reason]}
                {note && `: ${note}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ForAuthor({ found }: { found: CaseReply }) {
  const { history, state, appealUntil, can } = found;
  const last = history.findLast(({ action }) => action in authorTexts);
  if (!last) return null;
  if (state === 'open') return <Note tone="good">The decision was undone.</Note>;
  if (found.isOver) return <Note tone="good">{overTexts[last.action]?.(found)}</Note>;
  if (found.appeal?.state === 'granted') return <Note tone="good">The decision was taken back.</Note>;
  return (
    <Note tone="warn">
      <Stack gap={8}>
        <p>
          {authorTexts[last.action]?.(found)}
          {last.until && ` It ends ${dayText(last.until)}.`}
        </p>
        {last.reason && <p>Reason: {reasonFor(last.reason, last.note)}</p>}
        {can.appeal && appealUntil && (
          <p>You can appeal until {dayText(appealUntil)}. Another person decides.</p>
        )}
      </Stack>
    </Note>
  );
}

/** A moderator’s own words say more than "something else". */
function reasonFor(reason: ReportReason, note: string): string {
  if (reason === 'other' && note) return note;
  return `${reasonTexts[reason].toLowerCase()}${note && `. ${note}`}`;
}

const appealTexts = {
  open: 'Waiting for another person to decide.',
  granted: 'Granted: the decision was taken back.',
  refused: 'Refused: the decision stays.',
} as const;

function Appeal({ found: { appeal } }: { found: CaseReply }) {
  if (!appeal) return null;
  return (
    <Panel title="Appeal" padded>
      <Stack gap={8}>
        <p className={styles.said}>{appeal.text}</p>
        <p className={text.hint}>{appealTexts[appeal.state]}</p>
        {appeal.note && <p className={styles.said}>{appeal.note}</p>}
      </Stack>
    </Panel>
  );
}
