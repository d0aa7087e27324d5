import { urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findTeamPaymentsForNotices } from './team-shares.repository.ts';

const subjectKind = 'competition_team_payment';

interface TeamPaymentNews {
  readonly entryId: string;
  readonly happening: 'held' | 'due' | 'share_paid' | 'share_returned' | 'paid' | 'lapsed' | 'reminder';
  /** Who paid a share, or whose went back. */
  readonly name?: string;
  /** Never notified of it. */
  readonly actorId: string | null;
  readonly recipients: readonly (string | null)[];
  /** false: a mail of its own goes out. */
  readonly byMail?: boolean;
}

/** Notifies members of a team of how far it is with its payment. */
export async function notifyOfTeamPayment(
  parts: Parts,
  tx: Transaction,
  { entryId, happening, name = '', actorId, recipients, byMail = true }: TeamPaymentNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${entryId}:${happening}:${parts.clock.now().toISOString()}:${actorId ?? ''}`,
    subject: { kind: subjectKind, id: entryId },
    happening,
    details: { name },
    actorId,
    recipients: recipients.filter((id) => id !== null),
    byMail,
  });
}

/** Shown while the competition can be seen. */
export const teamPaymentSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findTeamPaymentsForNotices(database.sql, ids);
  const byId = new Map(found.map((row) => [row.entryId, row]));
  return notices.map((notice) => {
    const team = byId.get(notice.subjectId);
    return team && team.competition.state !== 'draft' ? textOf(notice, team) : null;
  });
}

type Team = Awaited<ReturnType<typeof findTeamPaymentsForNotices>>[number];

function textOf({ happening, details }: Notice, team: Team): NoticeText | null {
  const { entryId, name, dueAt, state, competition } = team;
  // Over once everybody has paid, or the place is gone.
  if (['reminder', 'held', 'due', 'share_returned'].includes(happening) && state !== 'collecting')
    return null;
  const due = momentText(dueAt, competition.zone);
  const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
    held: [
      `${name}’s place in ${competition.name} is held`,
      `Your share is paid. Your team has until ${due} to pay the others.`,
    ],
    due: [
      `${name} isn’t paid yet`,
      `Its place in ${competition.name} is held until ${due}. Remind your team, or pay what’s left.`,
    ],
    share_paid: [`${String(details.name)} paid for ${name}`, `In ${competition.name}.`],
    share_returned: [
      `${details.name ? `${String(details.name)}’s` : 'A'} share of ${name} is unpaid again`,
      `The team’s place in ${competition.name} is held until ${due}. If the share isn’t paid by then, the team loses it.`,
    ],
    paid: [`${name} is paid in full`, `Your team has its place in ${competition.name}.`],
    lapsed: [
      `${name} lost its place in ${competition.name}`,
      `Not everyone had paid by ${due}. Everything that was paid is refunded.`,
    ],
    reminder: [
      `Pay your share for ${name}`,
      `Your team’s place in ${competition.name} is held until ${due}.`,
    ],
  };
  const found = texts[happening];
  const address = urlOf('team', { id: competition.id, teamId: entryId });
  return found ? { title: found[0], text: found[1], address, discreet: null } : null;
}
