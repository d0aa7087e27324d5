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
import { findTeamPlaces } from './takers.repository.ts';

const subjectKind = 'challenge_team';

/** Notifies somebody who was put into a team. */
export async function notifyOfTeam(
  parts: Parts,
  tx: Transaction,
  {
    groupId,
    personId,
    actorId,
  }: { readonly groupId: string; readonly personId: string; readonly actorId: string },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: groupId },
    happening: 'assigned',
    actorId,
    recipients: [personId],
  });
}

/** In the words of this moment, to whom is still in a team of the challenge. */
export const challengeTeamSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findTeamPlaces(
    database.sql,
    notices.map(({ subjectId, personId }) => ({ groupId: subjectId, personId })),
  );
  const places = new Map(found.map((place) => [`${place.groupId} ${place.personId}`, place]));
  return notices.map(({ subjectId, personId }) => {
    const place = places.get(`${subjectId} ${personId}`);
    if (!place) return null;
    return {
      title: `You’re in the team ${place.team}`,
      text: `An organizer of ${place.challenge} put you there.`,
      address: urlOf('sharedChallenge', { id: subjectId }),
      discreet: place.isPublic ? null : 'News from one of your challenges',
    };
  });
}
