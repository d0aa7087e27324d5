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
import { findPeopleOfEntries } from '../competitions/own-entries.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { findLanesForNotices, type LaneOfNotice, type PersonOfNotice } from './heat-notices.repository.ts';
import type { HeatPlanRow } from './heats.table.ts';

const subjectKind = 'competition_heats';

type NotifyParts = Pick<Parts, 'clock' | 'jobs' | 'live'>;

interface Published {
  readonly plan: Pick<HeatPlanRow, 'competitionId' | 'workoutId' | 'publishedVersion'>;
  readonly entryIds: readonly string[];
  /** Who judges lanes in which something changes. */
  readonly judgeIds: readonly string[];
}

/** Notifies the people in these entries of their heat in a workout, and its judges, once for a version. Gives how many. */
export async function notifyOfPublished(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { plan: { competitionId, workoutId, publishedVersion }, entryIds, judgeIds }: Published,
): Promise<number> {
  // Removed and seeded again, a sheet has its first version once more.
  const cause = `${subjectKind}:${workoutId}:${publishedVersion}:${parts.clock.now().toISOString()}`;
  const competing = await notify(parts, tx, {
    kind: 'announcement',
    cause,
    subject: { kind: subjectKind, id: competitionId },
    happening: publishedVersion === 1 ? 'published' : 'changed',
    details: { workoutId },
    actorId: viewer.personId,
    recipients: await findPeopleOfEntries(tx.sql, entryIds),
  });
  return competing + (await notifyJudges(parts, tx, viewer, { competitionId, cause, judgeIds }));
}

interface Judges {
  readonly competitionId: string;
  readonly cause: string;
  readonly judgeIds: readonly string[];
}

/** Notifies them that their lanes to judge changed, for one workout: a later change replaces what was said of an earlier one. */
export function notifyOfLanesToJudge(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { workoutId, ...judges }: Omit<Judges, 'cause'> & { readonly workoutId: string },
): Promise<number> {
  return notifyJudges(parts, tx, viewer, { ...judges, cause: `${subjectKind}:judging:${workoutId}` });
}

function notifyJudges(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, cause, judgeIds }: Judges,
): Promise<number> {
  return notify(parts, tx, {
    kind: 'announcement',
    cause,
    subject: { kind: subjectKind, id: competitionId },
    happening: `judging ${parts.clock.now().toISOString()}`,
    actorId: viewer.personId,
    recipients: judgeIds,
    revises: true,
  });
}

interface Removed {
  readonly competitionId: string;
  readonly workoutId: string;
  /** Who competed in the heats, or judged them. */
  readonly personIds: readonly string[];
}

/** Notifies each of these people once that a workout's heats were removed. */
export async function notifyOfRemoved(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId, personIds }: Removed,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'announcement',
    cause: `${subjectKind}:removed:${workoutId}:${parts.clock.now().toISOString()}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: 'removed',
    details: { workoutId },
    actorId: viewer.personId,
    recipients: personIds,
  });
}

interface Delayed {
  readonly competitionId: string;
  readonly floorName: string;
  readonly minutes: number;
  /** One for each delay. */
  readonly delayId: string;
  /** Who competes in what moves, or judges it. */
  readonly personIds: readonly string[];
}

/** Notifies each of these people once that a floor's heats moved. Gives how many. */
export async function notifyOfDelay(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, floorName, minutes, delayId, personIds }: Delayed,
): Promise<number> {
  return notify(parts, tx, {
    kind: 'announcement',
    cause: `${subjectKind}:delay:${delayId}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: 'delayed',
    details: { floorName, minutes },
    actorId: viewer.personId,
    recipients: personIds,
  });
}

/** Shown while the person has a lane in the competition, or competes without one or is on its staff where lanes were taken away; times are those of the moment it is read. */
export const heatsSubject: NotificationSubject = { kind: subjectKind, raises: ['announcement'], tell };

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ competitionId: subjectId, personId }));
  const found = await findLanesForNotices(database.sql, pairs);
  const people = new Map(found.map((one) => [`${one.competitionId} ${one.personId}`, one]));
  const now = clock.now();
  return notices.map((notice) => {
    const person = people.get(`${notice.subjectId} ${notice.personId}`);
    if (!person) return null;
    return notice.happening.startsWith('judging')
      ? judgingText(notice, person, now)
      : textOf(notice, person, now);
  });
}

function judgingText(
  { reader: { locale } }: Notice,
  { competition, lanes }: PersonOfNotice,
  now: Date,
): NoticeText {
  const ahead = lanes.filter(({ isJudged, startsAt }) => isJudged && startsAt > now);
  return {
    title: `Your lanes to judge changed in ${competition}`,
    text: nextText(ahead[0], now, locale) ?? 'You have no more lanes to judge.',
    address: urlOf('judging'),
    discreet: null,
  };
}

function textOf(
  { happening, details, reader: { locale } }: Notice,
  { competition, competitionId, lanes }: PersonOfNotice,
  now: Date,
): NoticeText | null {
  if (lanes.length === 0 && happening !== 'removed') return null;
  const next = lanes.find(({ startsAt }) => startsAt > now);
  const address = next?.isJudged
    ? urlOf('judging')
    : urlOf('competitionDetail', { id: competitionId }, { tab: 'schedule' });
  const upcoming = nextText(next, now, locale);
  if (happening === 'delayed') {
    const minutes = Number(details.minutes);
    const pace = minutes > 0 ? `${minutes} min late` : `${-minutes} min early`;
    const title = `${String(details.floorName)} is running ${pace} in ${competition}`;
    return { title, text: upcoming, address, discreet: null };
  }
  if (happening === 'removed') {
    const title = `Heats were removed in ${competition}`;
    return { title, text: upcoming ?? 'You’ll hear when there are new ones.', address, discreet: null };
  }
  const own = lanes.find(({ isJudged, workoutId }) => !isJudged && workoutId === details.workoutId);
  const title =
    happening === 'changed' ? `Your heats changed in ${competition}` : `Your heats are out in ${competition}`;
  return { title, text: own ? `${laneText(own, now, locale)}.` : upcoming, address, discreet: null };
}

function nextText(next: LaneOfNotice | undefined, now: Date, locale: string): string | null {
  return next
    ? `${next.isJudged ? 'You judge next' : 'Your next heat'}: ${laneText(next, now, locale)}.`
    : null;
}

/** `Crane, heat 2, lane 4, Main floor, 9:30 AM`. A workout that isn't released has no name yet. */
function laneText(heat: LaneOfNotice, now: Date, locale: string): string {
  const { workout, number, lane, floor, startsAt, zone } = heat;
  const name = isReleased(heat, now) ? workout : 'A workout';
  return [name, `heat ${number}`, `lane ${lane}`, floor, clockIn(startsAt, zone, locale)].join(', ');
}
