import type { BelongingState } from '@chalkline/contract/groups/group-kinds.ts';
import type { GroupKind } from '../../groups/groups/group-kinds.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { findChallengeDetails } from '../challenges/challenges.repository.ts';
import { keepFinalStanding } from '../challenges/final-standings.service.ts';
import { type DatedGroup, findDated, findDue, findParticipants, takeDue } from './notices.repository.ts';
import { type Happening, subjectKind } from './notices.subject.service.ts';

const kinds = { activity: 'event', challenge: 'challenge' } as const;

/** People on the waiting list get the news, too: they keep the time free. */
const concerned: readonly BelongingState[] = ['in', 'waiting'];

/** Whether people still plan with it. */
const isAhead = ({ endsAt }: DatedGroup, now: Date) => endsAt !== null && endsAt > now;

/** When and where it takes place. */
const plan = ({ startsAt, endsAt, place, meetingPoint, zone }: DatedGroup) =>
  JSON.stringify([startsAt, endsAt, place, meetingPoint, zone]);

/** Tells participants when the time or place of an activity, or the dates of a challenge, change. */
export const watchPlan: NonNullable<GroupKind['watchSave']> = async (parts, tx, viewer, { id, isNew }) => {
  const [before] = isNew ? [] : await findDated(tx.sql, [id]);
  return async () => {
    const [after] = await findDated(tx.sql, [id]);
    const now = parts.clock.now();
    if (!before || !after || plan(before) === plan(after) || !isAhead(after, now)) return;
    // A move says when it is: what would be due at once by the new time is not sent as well.
    await takeDue(tx.sql, id, now);
    await tellNews(parts, tx, after, 'changed', viewer.personId);
  };
};

/** Tells participants that an activity or challenge is canceled, or takes place after all. */
export const tellArchived: NonNullable<GroupKind['afterArchive']> = async (
  parts,
  tx,
  viewer,
  ids,
  isArchived,
) => {
  for (const group of await findDated(tx.sql, ids)) {
    if (!isAhead(group, parts.clock.now())) continue;
    await tellNews(parts, tx, group, isArchived ? 'canceled' : 'restored', viewer.personId);
  }
};

/** The latest news of a plan replaces the one before. */
async function tellNews(
  parts: Parts,
  tx: Transaction,
  { id, type }: DatedGroup,
  happening: Happening,
  actorId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: kinds[type as keyof typeof kinds],
    cause: `${subjectKind}:${id}:plan`,
    subject: { kind: subjectKind, id },
    happening: `${happening} ${parts.clock.now().toISOString()}`,
    revises: true,
    actorId,
    recipients: await findParticipants(tx.sql, id, { states: concerned }),
  });
}

/** Tells who took part by then that an activity is coming up, a challenge begins, ends soon, has ended or is final. */
export async function tellMilestones(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  for (const id of await findDue(sql, now)) {
    if (signal.aborted) return;
    const [challenge] = await findChallengeDetails(sql, [id]);
    if (challenge) await keepFinalStanding(parts, challenge);
    await parts.database.transaction(async (tx) => {
      for (const { milestone, at } of await takeDue(tx.sql, id, now)) {
        await notify(parts, tx, {
          kind: challenge ? kinds.challenge : kinds.activity,
          cause: `${subjectKind}:${id}:${milestone}:${at.toISOString()}`,
          subject: { kind: subjectKind, id },
          happening: milestone,
          actorId: null,
          recipients: await findParticipants(tx.sql, id, { states: ['in'], before: at }),
        });
      }
    });
  }
}
