import { urlOf } from '@chalkline/contract/urls.ts';
import { clockIn } from '@chalkline/contract/zone-text.ts';
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
import { isReleased } from '../workouts/workouts.rules.ts';
import { findHeatsForNotices, type HeatOfNotice } from './heat-notices.repository.ts';
import { findPeopleOfEntries } from './heats.repository.ts';
import type { HeatPlanRow } from './heats.table.ts';

const subjectKind = 'competition_heats';

type NotifyParts = Pick<Parts, 'clock' | 'jobs' | 'live'>;

interface Published {
  readonly plan: Pick<HeatPlanRow, 'competitionId' | 'workoutId' | 'publishedVersion'>;
  readonly entryIds: readonly string[];
}

/** Notifies the people in these entries of their heat in a workout, once for a version. Gives how many. */
export async function notifyOfPublished(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { plan: { competitionId, workoutId, publishedVersion }, entryIds }: Published,
): Promise<number> {
  return notify(parts, tx, {
    kind: 'announcement',
    cause: `${subjectKind}:${workoutId}:${publishedVersion}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: publishedVersion === 1 ? 'published' : 'changed',
    details: { workoutId },
    actorId: viewer.personId,
    recipients: await findPeopleOfEntries(tx.sql, entryIds),
  });
}

interface Delayed {
  readonly competitionId: string;
  readonly floorName: string;
  readonly minutes: number;
  /** One for each delay. */
  readonly delayId: string;
  readonly entryIds: readonly string[];
}

/** Notifies each person in these entries once that a floor's heats moved. Gives how many. */
export async function notifyOfDelay(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, floorName, minutes, delayId, entryIds }: Delayed,
): Promise<number> {
  return notify(parts, tx, {
    kind: 'announcement',
    cause: `${subjectKind}:delay:${delayId}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: 'delayed',
    details: { floorName, minutes },
    actorId: viewer.personId,
    recipients: await findPeopleOfEntries(tx.sql, entryIds),
  });
}

/** Shown while the person has a heat in the competition; times are those of the moment it is read. */
export const heatsSubject: NotificationSubject = { kind: subjectKind, raises: ['announcement'], tell };

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ competitionId: subjectId, personId }));
  const found = await findHeatsForNotices(database.sql, pairs);
  const heatsOf = Map.groupBy(found, ({ competitionId, personId }) => `${competitionId} ${personId}`);
  const now = clock.now();
  return notices.map((notice) => {
    const heats = heatsOf.get(`${notice.subjectId} ${notice.personId}`) ?? [];
    return heats[0] ? textOf(notice, heats, heats[0], now) : null;
  });
}

function textOf(
  { happening, details, reader: { locale } }: Notice,
  heats: readonly HeatOfNotice[],
  { competition, competitionId }: HeatOfNotice,
  now: Date,
): NoticeText {
  const address = urlOf('competitionDetail', { id: competitionId }, { tab: 'schedule' });
  const next = heats.find(({ startsAt }) => startsAt > now);
  const upcoming = next ? `Your next heat: ${heatText(next, now, locale)}.` : null;
  if (happening === 'delayed') {
    const minutes = Number(details.minutes);
    const pace = minutes > 0 ? `${minutes} min late` : `${-minutes} min early`;
    const title = `${String(details.floorName)} is running ${pace} in ${competition}`;
    return { title, text: upcoming, address, discreet: null };
  }
  const own = heats.find(({ workoutId }) => workoutId === details.workoutId);
  const title =
    happening === 'changed' ? `Your heats changed in ${competition}` : `Your heats are out in ${competition}`;
  return { title, text: own ? `${heatText(own, now, locale)}.` : upcoming, address, discreet: null };
}

/** `Crane, heat 2, lane 4, Main floor, 9:30 AM`. A workout that isn't released has no name yet. */
function heatText(heat: HeatOfNotice, now: Date, locale: string): string {
  const { workout, number, lane, floor, startsAt, zone } = heat;
  const name = isReleased(heat, now) ? workout : 'A workout';
  return [name, `heat ${number}`, `lane ${lane}`, floor, clockIn(startsAt, zone, locale)].join(', ');
}
