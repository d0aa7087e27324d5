import { dateFormat } from '@chalkline/contract/date-format.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { momentText, zoneText } from '@chalkline/contract/zone-text.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import {
  type DatedGroup,
  type FinalPlace,
  findDated,
  findFinalPlaces,
  findPlacesOf,
} from './notices.repository.ts';
import type { Milestone } from './told-milestones.table.ts';

export const subjectKind = 'dated_group';

export type Happening = Milestone | 'changed' | 'canceled' | 'restored';

/** Told to who takes part or waits, in the words of this moment. */
export const datedGroupSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['event', 'challenge'],
  tell,
};

async function tell(
  { database: { sql }, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const people = [...new Set(notices.map(({ personId }) => personId))];
  const groups = new Map((await findDated(sql, ids)).map((group) => [group.id, group]));
  const takes = new Set((await findPlacesOf(sql, ids, people)).map(pairOf));
  const places = new Map((await findFinalPlaces(sql, ids, people)).map((one) => [pairOf(one), one]));
  const now = clock.now();
  return notices.map(({ subjectId, personId, happening, reader: { locale } }) => {
    const group = groups.get(subjectId);
    const pair = pairOf({ groupId: subjectId, personId });
    const what = happening.split(' ')[0] as Happening;
    if (!group?.startsAt || !group.endsAt || !takes.has(pair)) return null;
    if ((group.archivedAt !== null) !== (what === 'canceled')) return null;
    const dated = { ...group, startsAt: group.startsAt, endsAt: group.endsAt };
    const words = wordsOf[what](dated, { locale, now, place: places.get(pair) });
    return (
      words && {
        ...words,
        address: addressOf(group),
        discreet: group.visibility === 'public' ? null : `News of ${nounOf(group)} you’re in`,
      }
    );
  });
}

const pairOf = ({ groupId, personId }: { readonly groupId: string; readonly personId: string }) =>
  `${groupId} ${personId}`;

const nounOf = ({ type }: DatedGroup) => (type === 'activity' ? 'an activity' : 'a challenge');

/** What was deleted can’t be opened. */
function addressOf({ id, type, archivedAt }: DatedGroup): string | null {
  if (archivedAt !== null) return null;
  return urlOf(type === 'activity' ? 'sharedActivity' : 'sharedChallenge', { id });
}

type Dated = DatedGroup & { readonly startsAt: Date; readonly endsAt: Date };
interface Told {
  readonly locale: string | undefined;
  readonly now: Date;
  readonly place: FinalPlace | undefined;
}
type Words = Pick<NoticeText, 'title' | 'text'>;

const wordsOf: Readonly<Record<Happening, (group: Dated, told: Told) => Words | null>> = {
  changed: (group, { locale }) => ({
    title: `${group.name} has changed`,
    text: `It’s now ${spanText(group, locale)}.`,
  }),
  canceled: (group, { locale }) => ({
    title: `${group.name} is canceled`,
    text: `It was planned for ${spanText(group, locale)}.`,
  }),
  restored: (group, { locale }) => ({
    title: `${group.name} is back on`,
    text: `It takes place ${spanText(group, locale)}.`,
  }),
  upcoming: (group, { locale, now }) =>
    group.endsAt <= now
      ? null
      : {
          title: `${group.name} is coming up`,
          text: `${momentText(group.startsAt, group.zone, { locale, dateStyle: 'full' })}${placeText(group)}.`,
        },
  begun: (group, { locale, now }) =>
    group.endsAt <= now
      ? null
      : { title: `${group.name} has begun`, text: `Log results through ${lastDay(group, locale)}.` },
  ending: (group, { locale, now }) =>
    group.endsAt <= now
      ? null
      : { title: `${group.name} ends soon`, text: `The last day is ${lastDay(group, locale)}.` },
  ended: (group, { locale, now }) => {
    const finalAt = new Date(group.endsAt.getTime() + settling);
    return finalAt <= now
      ? null
      : {
          title: `${group.name} has ended`,
          text: `Log results you’re missing by ${momentText(finalAt, group.zone, { locale })}. Then the places are final.`,
        };
  },
  final: (group, { place }) => ({
    title: `The places in ${group.name} are final`,
    text: place ? `You finished in place ${place.place} of ${place.of}.` : 'See who finished where.',
  }),
};

const settling = 24 * hour;

function placeText({ place, meetingPoint }: DatedGroup): string {
  return [place, meetingPoint].map((part) => (part ? `, ${part}` : '')).join('');
}

/** Days of a challenge; of an activity from when to when, and where. */
function spanText(group: Dated, locale: string | undefined): string {
  const { type, startsAt, endsAt, zone } = group;
  if (type === 'challenge') return dayFormat(zone, locale).formatRange(startsAt, lastMoment(endsAt));
  const format = dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: zone }, locale);
  return `${format.formatRange(startsAt, endsAt)} (${zoneText(zone)})${placeText(group)}`;
}

const dayFormat = (timeZone: string, locale: string | undefined) =>
  dateFormat({ dateStyle: 'long', timeZone }, locale);
const lastMoment = (endsAt: Date) => new Date(endsAt.getTime() - 1);
const lastDay = ({ endsAt, zone }: Dated, locale: string | undefined) =>
  dayFormat(zone, locale).format(lastMoment(endsAt));
