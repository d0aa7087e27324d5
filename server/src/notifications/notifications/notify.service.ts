import {
  notificationsChangedKind,
  notificationTopic,
} from '@chalkline/contract/notifications/notification.schema.ts';
import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { foldActors, isFolding, mailDueFrom } from './notifications.rules.ts';
import { sendMailsJob } from './notify.jobs.ts';
import {
  deleteNotices,
  holdNotices,
  keepNotices,
  type NoticeDetails,
  type NoticeFacts,
  type NoticeSubject,
  raiseNotice,
  type Saying,
} from './notify.repository.ts';

type NotifyParts = Pick<Parts, 'clock' | 'jobs'> & WaitingParts;

/** What telling people needs where the mail waits. A side thread has it too. */
interface WaitingParts {
  readonly clock: Parts['clock'];
  readonly live: Pick<Parts['live'], 'publishToMany'>;
}

/** What people are to be told. Words are made from it when it is shown: see notification-subject.service.ts. */
export interface NewNotice extends NoticeManner {
  readonly cause: string;
  readonly subject: NoticeSubject;
  readonly happening: string;
  /** Ids of people, in any order and number; who may not sign in is left out here. */
  readonly recipients: readonly string[];
}

/** How people are told, whatever it is. */
interface NoticeManner {
  readonly kind: NotificationKind;
  /** The parameters of its sentence. Nothing that whoever loses their rights may not keep. */
  readonly details?: NoticeDetails;
  /** Who did it; never told of it. null for the system. */
  readonly actorId: string | null;
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
  const notified = await keepAndShow(parts, tx, notice);
  if (isMandatory(notice.kind) && notified > 0) await parts.jobs.enqueue(tx, sendMailsJob, {});
  return notified;
}

/** What happened to several things of one kind, each told to its own people. A cause stands there once. */
export interface NewNotices extends NoticeManner {
  readonly kind: Exclude<NotificationKind, 'security'>;
  readonly subjectKind: string;
  readonly sayings: readonly (Saying & { readonly recipients: readonly string[] })[];
}

/** The same of many things in as few statements as of one, of a kind whose mail waits: on whatever thread. */
export async function notifyWaitingOfMany(
  parts: WaitingParts,
  tx: Transaction,
  { sayings, subjectKind, ...manner }: NewNotices,
): Promise<void> {
  const facts = factsOf(parts, subjectKind, manner);
  const notified = await keep(tx, facts, manner.actorId, sayings);
  await tellChanged(parts, tx, [...new Set(notified)]);
}

async function keepAndShow(parts: WaitingParts, tx: Transaction, notice: NewNotice): Promise<number> {
  const { kind, actorId, cause, subject, happening, recipients } = notice;
  const personIds = [...new Set(recipients)].filter((id) => id !== actorId);
  const facts = factsOf(parts, subject.kind, notice);
  const notified = await keep(tx, facts, actorId, [{ cause, subjectId: subject.id, happening, recipients }]);
  const raised =
    isFolding(kind) && actorId ? await fold(tx, { ...facts, cause }, personIds, notified, actorId) : [];
  await tellChanged(parts, tx, [...notified, ...raised]);
  return notified.length + raised.length;
}

function factsOf(parts: WaitingParts, subjectKind: string, manner: NoticeManner): NoticeFacts {
  const { kind, actorId } = manner;
  const now = parts.clock.now();
  return {
    kind,
    subjectKind,
    details: manner.details ?? {},
    revises: manner.revises ?? false,
    actorIds: actorId === null ? [] : [actorId],
    raisedAt: now,
    mailDueAt: manner.byMail === false ? null : mailDueFrom(kind, now),
    // Somebody who was suspended is still told that they were.
    states: isMandatory(kind) ? ['active', 'suspended', 'leaving'] : ['active', 'guest'],
  };
}

/** Gives who was told something new, once for each thing. */
async function keep(
  tx: Transaction,
  facts: NoticeFacts,
  actorId: string | null,
  sayings: NewNotices['sayings'],
): Promise<string[]> {
  const given = sayings.flatMap(({ recipients }, at) =>
    [...new Set(recipients)].filter((id) => id !== actorId).map((personId) => ({ personId, at })),
  );
  if (given.length === 0) return [];
  return keepNotices(tx.sql, facts, sayings, {
    ids: given.map(() => newId(facts.raisedAt.getTime())),
    personIds: given.map(({ personId }) => personId),
    saying: given.map(({ at }) => at),
  });
}

/** Takes back what was told about a thing that is no longer there, mail that waits included. */
export async function retractNotices(
  parts: Pick<WaitingParts, 'live'>,
  tx: Transaction,
  { kind, id }: NoticeSubject,
): Promise<void> {
  await retractNoticesOfMany(parts, tx, kind, [id]);
}

/** The same of several things of one kind. Gives whom it had reached of each: who had read it, or was mailed. */
export async function retractNoticesOfMany(
  parts: Pick<WaitingParts, 'live'>,
  tx: Transaction,
  subjectKind: string,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (subjectIds.length === 0) return new Map();
  const gone = await deleteNotices(tx.sql, subjectKind, subjectIds);
  await tellChanged(parts, tx, [...new Set(gone.map(({ personId }) => personId))]);
  const reached = Map.groupBy(
    gone.filter((one) => one.reached),
    ({ subjectId }) => subjectId,
  );
  return new Map([...reached].map(([id, rows]) => [id, rows.map(({ personId }) => personId)]));
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
  facts: NoticeFacts & { readonly cause: string },
  personIds: readonly string[],
  notified: readonly string[],
  actorId: string,
): Promise<string[]> {
  const raised: string[] = [];
  const known = personIds.filter((id) => !notified.includes(id));
  for (const { id, personId, actorIds } of await holdNotices(tx.sql, facts, known)) {
    const folded = foldActors(actorIds, actorId);
    if (folded === null) continue;
    await raiseNotice(tx.sql, id, folded, facts.raisedAt);
    raised.push(personId);
  }
  return raised;
}
