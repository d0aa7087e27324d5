import type { ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import type { Workout } from '../workouts/workouts.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { findCompeting, findWorkoutsForNotices } from './workout-notices.repository.ts';

const subjectKind = 'competition_workout';

type Actor = Pick<Viewer, 'personId'> | null;

/**
 * Notifies who competes in a division that results of a workout are public, once for each workout and division however
 * often they are taken back. Where the leaderboard is frozen nobody is, until it is unfrozen.
 */
export async function notifyOfResults(
  parts: Parts,
  tx: Transaction,
  actor: Actor,
  results: readonly ResultsOf[],
): Promise<void> {
  const divisionIds = [...new Set(results.map(({ divisionId }) => divisionId))];
  if (divisionIds.length === 0) return;
  const competing = Map.groupBy(await findCompeting(tx.sql, divisionIds), ({ divisionId }) => divisionId);
  for (const { divisionId, workoutId } of results) {
    await notify(parts, tx, {
      kind: 'announcement',
      cause: `${subjectKind}:${workoutId}:${divisionId}`,
      subject: { kind: subjectKind, id: workoutId },
      happening: 'published',
      details: { divisionId },
      actorId: actor?.personId ?? null,
      recipients: (competing.get(divisionId) ?? []).map(({ personId }) => personId),
    });
  }
}

/** Notifies who competes in a workout that it is released, once. */
export async function notifyOfReleased(
  parts: Parts,
  tx: Transaction,
  actor: Actor,
  { id, competitionId, divisionIds }: Pick<Workout, 'id' | 'competitionId' | 'divisionIds'>,
): Promise<void> {
  const all = divisionIds ?? (await findDivisions(tx.sql, competitionId)).map((division) => division.id);
  const competing = all.length === 0 ? [] : await findCompeting(tx.sql, all);
  await notify(parts, tx, {
    kind: 'announcement',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: 'released',
    actorId: actor?.personId ?? null,
    recipients: competing.map(({ personId }) => personId),
  });
}

/** Shown to who competes, while the results are public or the workout is released. */
export const workoutSubject: NotificationSubject = { kind: subjectKind, raises: ['announcement'], tell };

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const asked = notices.map(({ subjectId: workoutId, personId, details }) => ({
    workoutId,
    personId,
    divisionId: typeof details.divisionId === 'string' ? details.divisionId : null,
  }));
  const keyOf = (one: (typeof asked)[number]) => `${one.workoutId} ${one.personId} ${one.divisionId}`;
  const found = new Map(
    (await findWorkoutsForNotices(database.sql, asked)).map((row) => [keyOf(row), row] as const),
  );
  const now = clock.now();
  return asked.map((one) => {
    const row = found.get(keyOf(one));
    return row && isReleased(row, now) ? textOf(row) : null;
  });
}

type Found = Awaited<ReturnType<typeof findWorkoutsForNotices>>[number];

function textOf({ workoutId, workout, divisionId, division, competition }: Found): NoticeText {
  const { id, name } = competition;
  if (divisionId === null) {
    const address = urlOf('workoutDetail', { id: workoutId });
    return { title: `${workout} is released`, text: `In ${name}.`, address, discreet: null };
  }
  const address = urlOf('leaderboard', { id }, { division: divisionId });
  return { title: `Results of ${workout} are out`, text: `${division} in ${name}.`, address, discreet: null };
}
