import {
  type NotificationKind,
  rankOf,
  usualWays,
} from '@chalkline/contract/notifications/notification-kinds.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notificationChoices } from '../preferences/preferences.table.ts';
import { pushDevices } from '../push-devices/push-devices.table.ts';
import { type NoticeDetails, notifications } from './notifications.table.ts';

export type { NoticeDetails } from './notifications.table.ts';

/** Which text goes to whom: `saying` is an index into the list of sayings. */
export interface GivenNotices {
  readonly ids: readonly string[];
  readonly personIds: readonly string[];
  readonly saying: readonly number[];
}

/** What happened to one subject. */
export interface Saying {
  readonly cause: string;
  readonly subjectId: string;
  readonly happening: string;
}

/** What all recipients have in common. */
export interface NoticeFacts {
  readonly kind: NotificationKind;
  readonly subjectKind: string;
  readonly details: NoticeDetails;
  readonly actorIds: readonly string[];
  readonly raisedAt: Date;
  /** null: no email. */
  readonly mailDueAt: Date | null;
  /** Replaces what the same cause said before. */
  readonly revises: boolean;
  /** Only people in these states are notified. */
  readonly states: readonly string[];
}

/** Kind and id of a notification's subject. */
export interface NoticeSubject {
  readonly kind: string;
  readonly id: string;
}

/**
 * Inserts notices for many people in one statement: according to each one's settings, once per cause, with a stronger
 * kind replacing a weaker one, and a revision replacing what it revises. `ids` are new; no one gets two notices of one
 * cause. Returns the people with something new, and whether their devices show it.
 */
export async function keepNotices(
  database: Sql,
  facts: NoticeFacts,
  sayings: readonly Saying[],
  { ids, personIds, saying }: GivenNotices,
): Promise<{ readonly personId: string; readonly pushes: boolean }[]> {
  const usual = usualWays(facts.kind);
  const inApp = sql`coalesce(choice.in_app, ${usual.inApp}::boolean)`;
  const email = sql`coalesce(choice.email, ${usual.email}::boolean)`;
  const push = sql`(coalesce(choice.push, ${usual.push}::boolean) and exists (
    select from ${pushDevices} device where device.person_id = given.person_id))`;
  const revises = sql`${facts.revises}::boolean`;
  const { rows } = await database.execute<{ person_id: string; pushes: boolean }>(sql`
    insert into ${notifications} (
      id, person_id, cause, kind, rank, subject_kind, subject_id, happening, details, actor_ids, in_app,
      raised_at, mail_due_at, push_due_at
    )
    select given.id, given.person_id, said.cause, ${facts.kind}, ${rankOf(facts.kind)}::smallint,
      ${facts.subjectKind}, said.subject_id, said.happening, ${JSON.stringify(facts.details)}::jsonb,
      ${sql.param(facts.actorIds)}::uuid[], ${inApp}, ${facts.raisedAt}::timestamptz,
      case when ${email} then ${facts.mailDueAt}::timestamptz end,
      case when ${push} then ${facts.raisedAt}::timestamptz end
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(personIds)}::uuid[], ${sql.param(saying)}::int[])
      as given (id, person_id, said)
    join rows from (
      unnest(${sql.param(sayings.map(({ cause }) => cause))}::text[]),
      unnest(${sql.param(sayings.map(({ subjectId }) => subjectId))}::uuid[]),
      unnest(${sql.param(sayings.map(({ happening }) => happening))}::text[])
    ) with ordinality as said (cause, subject_id, happening, place) on said.place = given.said + 1
    join ${people} person on person.id = given.person_id and person.state = any(${sql.param(facts.states)}::text[])
    left join ${notificationChoices} choice on choice.person_id = given.person_id and choice.kind = ${facts.kind}
    where ${inApp} or ${email} or ${push}
    -- Always in the same order, so that two notices to the same people cannot deadlock.
    order by given.person_id, said.cause
    on conflict on constraint notifications_once do update set
      kind = excluded.kind, rank = excluded.rank, subject_kind = excluded.subject_kind,
      subject_id = excluded.subject_id, happening = excluded.happening, details = excluded.details,
      actor_ids = excluded.actor_ids, in_app = excluded.in_app, raised_at = excluded.raised_at, read_at = null,
      mailed_at = case when not ${revises} then notifications.mailed_at end,
      mail_due_at = case when ${revises} or notifications.mailed_at is null then excluded.mail_due_at end,
      pushed_at = case when not ${revises} then notifications.pushed_at end,
      push_due_at = case when ${revises} or notifications.pushed_at is null then excluded.push_due_at end
    where excluded.rank < notifications.rank or (${revises} and excluded.happening <> notifications.happening)
    returning person_id, push_due_at is not null as pushes`);
  return rows.map(({ person_id, pushes }) => ({ personId: person_id, pushes }));
}

/** What folding needs to know about existing notices. Locks their rows until the transaction ends. */
export function holdNotices(
  database: Sql,
  { kind, cause }: { readonly kind: NotificationKind; readonly cause: string },
  personIds: readonly string[],
) {
  return database
    .select({
      id: notifications.id,
      personId: notifications.personId,
      actorIds: notifications.actorIds,
    })
    .from(notifications)
    .where(
      and(
        inArray(notifications.personId, [...personIds]),
        eq(notifications.cause, cause),
        eq(notifications.kind, kind),
      ),
    )
    .orderBy(asc(notifications.personId))
    .for('update');
}

/** Raises a notice again: unread, and emailed only if it never was. */
export async function raiseNotice(
  database: Sql,
  id: string,
  actorIds: readonly string[],
  raisedAt: Date,
): Promise<void> {
  await database
    .update(notifications)
    .set({ actorIds: [...actorIds], raisedAt, readAt: null })
    .where(eq(notifications.id, id));
}

/**
 * Deletes the notices about these subjects of one kind. Returns whose they were, their subject, and whether they had
 * been read or emailed.
 */
export function deleteNotices(
  database: Sql,
  subjectKind: string,
  subjectIds: readonly string[],
): Promise<{ readonly personId: string; readonly subjectId: string; readonly reached: boolean }[]> {
  return database
    .delete(notifications)
    .where(and(inArray(notifications.subjectId, [...subjectIds]), eq(notifications.subjectKind, subjectKind)))
    .returning({
      personId: notifications.personId,
      subjectId: notifications.subjectId,
      reached: sql<boolean>`${notifications.readAt} is not null or ${notifications.mailedAt} is not null`,
    });
}
