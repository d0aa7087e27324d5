import {
  notificationsChangedKind,
  notificationTopic,
} from '@chalkline/contract/notifications/notification.schema.ts';
import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { foldActors, isFolding, mailDueFrom } from './notifications.rules.ts';
import { sendMailsJob, sendPushesJob } from './notify.jobs.ts';
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

/** What notifying needs if the email isn't sent right away. Also available on a side thread. */
interface WaitingParts {
  readonly clock: Parts['clock'];
  readonly live: Pick<Parts['live'], 'publishToMany'>;
}

/** What to notify people about. The text is written when it is shown: see notification-subject.service.ts. */
export interface NewNotice extends NoticeManner {
  readonly cause: string;
  readonly subject: NoticeSubject;
  readonly happening: string;
  /** Ids of people, in any order; those who can't sign in are skipped. */
  readonly recipients: readonly string[];
}

/** How people are notified, whatever it is about. */
interface NoticeManner {
  readonly kind: NotificationKind;
  /** The parameters of its sentence. Only facts a person may keep even after losing access. */
  readonly details?: NoticeDetails;
  /** Who did it; they aren't notified themselves. null for the system. */
  readonly actorId: string | null;
  /** false: in the app only, whatever people have chosen, because a separate email is sent. */
  readonly byMail?: boolean;
  /**
   * What the same cause said before is outdated: if something else happened, this replaces it, unread and with its own
   * email. Default: a cause notifies once.
   */
  readonly revises?: boolean;
  /** Others who do the same are added to it: it is raised again, unread, with no email of its own. */
  readonly folds?: boolean;
}

/**
 * Notifies people if and only if the transaction commits: in the app right away, by email later, as each has chosen.
 * One cause notifies a person once, with its strongest kind; likes of one thing are folded. Tens of thousands of
 * recipients take a handful of statements. Returns how many people got something new.
 */
export async function notify(parts: NotifyParts, tx: Transaction, notice: NewNotice): Promise<number> {
  const { notified, pushes } = await keepAndShow(parts, tx, notice);
  if (isMandatory(notice.kind) && notified > 0) await parts.jobs.enqueue(tx, sendMailsJob, {});
  if (pushes) await parts.jobs.enqueue(tx, sendPushesJob, {}, { onlyOne: 'now' });
  return notified;
}

/** What happened to several subjects of one kind, each with its own recipients. Each cause appears once. */
export interface NewNotices extends NoticeManner {
  readonly kind: Exclude<NotificationKind, 'security'>;
  readonly subjectKind: string;
  readonly sayings: readonly (Saying & { readonly recipients: readonly string[] })[];
}

/**
 * The same for many subjects with as few statements as for one, for kinds whose email isn't sent right away; works on
 * any thread.
 */
export async function notifyWaitingOfMany(
  parts: WaitingParts,
  tx: Transaction,
  { sayings, subjectKind, ...manner }: NewNotices,
): Promise<void> {
  const facts = factsOf(parts, subjectKind, manner);
  const kept = await keep(tx, facts, manner.actorId, sayings);
  await tellChanged(parts, tx, [...new Set(kept.map(({ personId }) => personId))]);
}

async function keepAndShow(
  parts: WaitingParts,
  tx: Transaction,
  notice: NewNotice,
): Promise<{ readonly notified: number; readonly pushes: boolean }> {
  const { actorId, cause, subject, happening, recipients, folds = isFolding(notice.kind) } = notice;
  const personIds = [...new Set(recipients)].filter((id) => id !== actorId);
  const facts = factsOf(parts, subject.kind, notice);
  const kept = await keep(tx, facts, actorId, [{ cause, subjectId: subject.id, happening, recipients }]);
  const notified = kept.map(({ personId }) => personId);
  const raised = folds && actorId ? await fold(tx, { ...facts, cause }, personIds, notified, actorId) : [];
  await tellChanged(parts, tx, [...notified, ...raised]);
  return { notified: notified.length + raised.length, pushes: kept.some(({ pushes }) => pushes) };
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
    // People are still notified of their own suspension, and find the case behind it once they are back.
    states: isMandatory(kind) || kind === 'case' ? ['active', 'suspended', 'leaving'] : ['active', 'guest'],
  };
}

/** Returns the people with something new, once per subject, and whether it goes to their devices. */
async function keep(
  tx: Transaction,
  facts: NoticeFacts,
  actorId: string | null,
  sayings: NewNotices['sayings'],
): ReturnType<typeof keepNotices> {
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

/** Deletes the notices about a subject that no longer exists, and their pending emails. */
export async function retractNotices(
  parts: Pick<WaitingParts, 'live'>,
  tx: Transaction,
  { kind, id }: NoticeSubject,
): Promise<void> {
  await retractNoticesOfMany(parts, tx, kind, [id]);
}

/** The same for several subjects of one kind. Returns, for each, who had read it or was emailed. */
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

/** Tells these people's open tabs that their notifications have changed. */
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
