import {
  notificationsChangedKind,
  notificationTopic,
} from '@chalkline/contract/notifications/notification.schema.ts';
import { isAlwaysTold, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { sendMailsJob } from '../mails/mails.jobs.ts';
import { foldActors, isFolding, mailDueFrom } from './notifications.rules.ts';
import {
  deleteNotices,
  holdNotices,
  keepNotices,
  type NoticeFacts,
  type NoticeSubject,
  raiseNotice,
} from './notify.repository.ts';

type NotifyParts = Pick<Parts, 'clock' | 'jobs'> & WaitingParts;

/** What telling people needs where the mail waits. A side thread has it too. */
interface WaitingParts {
  readonly clock: Parts['clock'];
  readonly live: Pick<Parts['live'], 'publishToMany'>;
}

/** What people are to be told. Words are made from it when it is shown: see notification-subject.service.ts. */
export interface NewNotice extends Pick<NoticeFacts, 'kind' | 'cause' | 'subject' | 'happening'> {
  /** The parameters of its sentence. Nothing that whoever loses their rights may not keep. */
  readonly details?: NoticeFacts['details'];
  /** Who did it; never told of it. null for the system. */
  readonly actorId: string | null;
  /** Ids of people, in any order and number; who may not sign in is left out here. */
  readonly recipients: readonly string[];
  /** false: the bell alone, whatever each has chosen, because a letter of its own goes. */
  readonly byMail?: boolean;
  /**
   * What the same cause said before is no longer so: where something else happened, this takes its place, unread and
   * with a mail of its own. Left out: once told, a cause is not told again.
   */
  readonly revises?: boolean;
}

/**
 * Tells people of something, if and only if the transaction commits: in the app at once, by mail later, as
 * each has chosen. Of one cause a person is told once, of the strongest kind; likes of one thing fold. Tens of
 * thousands of recipients are a handful of statements. Gives how many were told something new.
 */
export async function notify(parts: NotifyParts, tx: Transaction, notice: NewNotice): Promise<number> {
  const told = await keepAndShow(parts, tx, notice);
  if (isAlwaysTold(notice.kind) && told > 0) await parts.jobs.enqueue(tx, sendMailsJob, {});
  return told;
}

/** The same of a kind whose mail waits, on whatever thread. */
export function notifyWaiting(
  parts: WaitingParts,
  tx: Transaction,
  notice: NewNotice & { readonly kind: Exclude<NotificationKind, 'security'> },
): Promise<number> {
  return keepAndShow(parts, tx, notice);
}

async function keepAndShow(parts: WaitingParts, tx: Transaction, notice: NewNotice): Promise<number> {
  const { kind, actorId } = notice;
  const now = parts.clock.now();
  const personIds = [...new Set(notice.recipients)].filter((id) => id !== actorId);
  if (personIds.length === 0) return 0;
  const facts: NoticeFacts = {
    ...notice,
    details: notice.details ?? {},
    revises: notice.revises ?? false,
    actorIds: actorId === null ? [] : [actorId],
    raisedAt: now,
    mailDueAt: notice.byMail === false ? null : mailDueFrom(kind, now),
    // Somebody who was suspended is still told that they were.
    states: isAlwaysTold(kind) ? ['active', 'suspended', 'leaving'] : ['active'],
  };
  const ids = personIds.map(() => newId(now.getTime()));
  const told = await keepNotices(tx.sql, facts, { ids, personIds });
  const raised = isFolding(kind) && actorId ? await fold(tx, facts, personIds, told, actorId) : [];
  await tellChanged(parts, tx, [...told, ...raised]);
  return told.length + raised.length;
}

/**
 * Takes back what was told about a thing that is no longer there, mail that waits included. Gives whom it had reached:
 * who had read it, or was mailed.
 */
export async function retractNotices(
  parts: Pick<WaitingParts, 'live'>,
  tx: Transaction,
  subject: NoticeSubject,
): Promise<string[]> {
  const { told, reached } = await deleteNotices(tx.sql, subject);
  await tellChanged(parts, tx, told);
  return reached;
}

/** Says to the open tabs of these people that what they were told of has changed. */
export function tellChanged(
  parts: Pick<WaitingParts, 'live'>,
  tx: Transaction,
  personIds: readonly string[],
): Promise<void> {
  const message = { kind: notificationsChangedKind, data: null };
  return parts.live.publishToMany(tx, personIds.map(notificationTopic), message);
}

async function fold(
  tx: Transaction,
  facts: NoticeFacts,
  personIds: readonly string[],
  told: readonly string[],
  actorId: string,
): Promise<string[]> {
  const raised: string[] = [];
  const known = personIds.filter((id) => !told.includes(id));
  for (const { id, personId, actorIds } of await holdNotices(tx.sql, facts, known)) {
    const folded = foldActors(actorIds, actorId);
    if (folded === null) continue;
    await raiseNotice(tx.sql, id, folded, facts.raisedAt);
    raised.push(personId);
  }
  return raised;
}
