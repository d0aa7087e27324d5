import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { findFollowers } from './connections.repository.ts';

/** Tells somebody of a new follower, as long as they follow. The subject is the follower. */
export const followSubject: NotificationSubject = { kind: 'follower', raises: ['follow'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ followerId: subjectId, followedId: personId }));
  const found = await findFollowers(parts.database.sql, pairs);
  const names = new Map(found.map((row) => [`${row.followerId} ${row.followedId}`, row.name]));
  return pairs.map(({ followerId, followedId }) => {
    const name = names.get(`${followerId} ${followedId}`);
    return name === undefined ? null : textOf(followerId, name);
  });
}

function textOf(followerId: string, name: string): NoticeText {
  const address = urlOf('user', { id: followerId });
  return { title: `${name} follows you`, text: 'See their profile.', address, discreet: null };
}
