import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findTeamsForNotices } from './rosters.repository.ts';

const subjectKind = 'competition_team';

interface RosterNews {
  readonly entryId: string;
  readonly happening:
    | 'joined'
    | 'left'
    | 'removed'
    | 'captain'
    | 'captain_replaced'
    | 'asked'
    | 'accepted'
    | 'declined'
    | 'named';
  /** Who joined, left, asks or is captain now. */
  readonly name: string;
  readonly actorId: string | null;
  readonly recipients: readonly (string | null)[];
  readonly byMail?: boolean;
}

/** Notifies members of a change of their team. */
export async function notifyOfRoster(parts: Parts, tx: Transaction, news: RosterNews): Promise<void> {
  const { entryId, happening, name, actorId, recipients, byMail = true } = news;
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${entryId}:${happening}:${actorId ?? ''}:${parts.clock.now().toISOString()}`,
    subject: { kind: subjectKind, id: entryId },
    happening,
    details: { name },
    actorId,
    recipients: recipients.filter((id) => id !== null),
    byMail,
  });
}

/** Shown while the competition can be seen. */
export const rosterSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findTeamsForNotices(database.sql, ids);
  const byId = new Map(found.map((row) => [row.entryId, row]));
  return notices.map((notice) => {
    const team = byId.get(notice.subjectId);
    return team && team.competition.state !== 'draft' ? textOf(notice, team) : null;
  });
}

type Team = Awaited<ReturnType<typeof findTeamsForNotices>>[number];

function textOf({ happening, details }: Notice, { entryId, name, competition, invite }: Team): NoticeText {
  const who = String(details.name);
  const titles: Readonly<Record<string, string>> = {
    joined: `${who} joined ${name}`,
    left: `${who} left ${name}`,
    removed: `You’re no longer on ${name}`,
    captain: `You’re now captain of ${name}`,
    captain_replaced: `${who} is now captain of ${name}`,
    asked: `${who} asks to join ${name}`,
    accepted: `You’re on ${name}`,
    declined: `${name} declined your request to join`,
    named: `You’re named as a member of ${name}`,
  };
  return {
    title: titles[happening] ?? name,
    text: happening === 'named' ? `Join it in ${competition.name}.` : `In ${competition.name}.`,
    // The link opens a private competition.
    address: urlOf(
      'team',
      { id: competition.id, teamId: entryId },
      happening === 'named' && invite ? { invite } : {},
    ),
    discreet: null,
  };
}
