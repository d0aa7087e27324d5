import { dateFormat } from '@chalkline/contract/date-format.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOldestRequest, findPlaces, findStaffIds } from './notices.repository.ts';

const subjectKind = 'group';

/** Of bans and mutes, moderation tells since they can be appealed; these are words for notifications from before. */
type FromBefore = 'banned' | 'muted';
type Happening = 'requested' | 'invited' | 'accepted' | 'role' | 'opened' | 'unmuted' | FromBefore;
const kinds = {
  requested: 'request',
  invited: 'invite',
  accepted: 'role',
  role: 'role',
  opened: 'case',
  banned: 'case',
  muted: 'case',
  unmuted: 'case',
} as const;

/** Tells people of an invitation, that they were let in, may post again, or of their role. */
export async function notifyOfGroup(
  parts: Parts,
  tx: Transaction,
  happening: Exclude<Happening, FromBefore | 'requested'>,
  about: {
    readonly groupId: string;
    readonly actorId: string | null;
    readonly recipients: readonly string[];
  },
): Promise<void> {
  await notify(parts, tx, {
    kind: kinds[happening],
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: about.groupId },
    happening,
    actorId: about.actorId,
    recipients: about.recipients,
  });
}

/** Tells the staff that somebody asks to be let in; requests that are open at the same time are one notice. */
export async function notifyOfRequest(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  actorId: string,
): Promise<void> {
  const since = await findOldestRequest(tx.sql, groupId);
  await notify(parts, tx, {
    kind: kinds.requested,
    cause: `${subjectKind}:${groupId}:${since?.getTime() ?? ''}`,
    subject: { kind: subjectKind, id: groupId },
    happening: 'requested',
    actorId,
    recipients: await findStaffIds(tx.sql, groupId),
    folds: true,
  });
}

/** Told in the words of this moment, to whom it still concerns. */
export const groupSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['request', 'invite', 'role', 'case'],
  tell,
};

type Place = Awaited<ReturnType<typeof findPlaces>>[number];

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ groupId: subjectId, personId }));
  const found = await findPlaces(database.sql, pairs);
  const places = new Map(found.map((place) => [`${place.groupId} ${place.personId}`, place]));
  return notices.map((notice) => {
    const { subjectId, personId, happening } = notice;
    const place = places.get(`${subjectId} ${personId}`);
    const words = place && wordsFor(happening as Happening, place, notice);
    if (!words) return null;
    const isCase = kinds[happening as Happening] === 'case';
    return {
      ...words,
      ...(isCase && { open: place.type === 'community' ? 'View community' : 'View group' }),
      address: addressOf(place),
      // What moderators do with somebody is nobody else’s business, in a public group either.
      discreet: place.visibility === 'public' && !isCase ? null : 'News from one of your groups',
    };
  });
}

function wordsFor(
  happening: Happening,
  { name, role, state, requests, requestedSince, mutedUntil }: Place,
  { details: { until, reason }, reader, raisedAt }: Notice,
): Pick<NoticeText, 'title' | 'text'> | null {
  const isStaff = state === 'in' && role !== 'member';
  switch (happening) {
    case 'requested':
      // Those it was about are answered; later ones have a notice of their own.
      if (!isStaff || requestedSince === null || requestedSince > raisedAt) return null;
      return {
        title: requests === 1 ? `1 request to join ${name}` : `${requests} requests to join ${name}`,
        text: 'Accept or decline in the member list.',
      };
    case 'invited':
      return state === 'invited'
        ? { title: `You’re invited to ${name}`, text: 'Accept or decline the invitation.' }
        : null;
    case 'accepted':
      if (state === 'waiting') return { title: `You’re on the waiting list of ${name}`, text: null };
      return state === 'in' ? { title: `You’re now in ${name}`, text: null } : null;
    case 'banned':
      return state === 'banned'
        ? { title: `You were banned from ${name}`, text: 'You can’t join until a moderator lifts the ban.' }
        : null;
    case 'muted':
      // Until it ends, is lifted or replaced by another.
      return state === 'in' && mutedUntil && mutedUntil.toISOString() === until
        ? {
            title: `You’re muted in ${name}`,
            text: `Until ${dayText(mutedUntil, reader)}. Reason: ${reason}`,
          }
        : null;
    case 'unmuted':
      return state === 'in' && mutedUntil === null
        ? { title: `You can post in ${name} again`, text: null }
        : null;
    case 'opened':
      if (state !== 'in' || role !== 'owner') return null;
      return { title: `An administrator read ${name}`, text: 'Their reason is under Manage.' };
    case 'role':
      return state === 'in' ? { title: `Your role in ${name} is now ${role}`, text: null } : null;
  }
}

/** Who is banned from a closed group can’t open it. */
function addressOf({ type, groupId, state, visibility }: Place): string | null {
  if (state === 'banned' && visibility !== 'public') return null;
  return type === 'community'
    ? urlOf('communityDetail', { id: groupId })
    : urlOf('allGroups', {}, { group: groupId });
}

function dayText(moment: Date, { locale, zone: timeZone }: Notice['reader']): string {
  return dateFormat({ dateStyle: 'long', timeZone }, locale).format(moment);
}
