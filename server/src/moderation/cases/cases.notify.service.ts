import type { CaseAction, ReportReason } from '@chalkline/contract/moderation/moderation-kinds.ts';
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
import { type FoundCase, findActions, findTold } from './cases.repository.ts';

const subjectKind = 'moderation_case';

/** What people get notifications of: moderators of work, its author and its reporters of what came of it. */
const happenings = [
  'opened',
  'moved_up',
  'decided',
  'undone',
  'outcome',
  'appealed',
  'appeal',
  'read',
] as const;
type Happening = (typeof happenings)[number];

/** Each person gets one notification of a happening, and another of a later decision of the same case. */
export async function tellOfCase(
  parts: Parts,
  tx: Transaction,
  happening: Happening,
  about: {
    readonly caseId: string;
    readonly turn: string;
    readonly actorId: string | null;
    readonly recipients: readonly string[];
  },
): Promise<void> {
  if (about.recipients.length === 0) return;
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${about.caseId}:${happening}:${about.turn}`,
    subject: { kind: subjectKind, id: about.caseId },
    happening,
    actorId: about.actorId,
    recipients: about.recipients,
  });
}

export const caseSubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

/** What they may open of it is decided when they open it. */
async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findTold(database.sql, ids)).map((one) => [one.id, one]));
  const done = Map.groupBy(await findActions(database.sql, ids), ({ caseId }) => caseId);
  return notices.map(({ subjectId, happening }) => {
    const one = found.get(subjectId);
    const words = one && wordsFor(happening as Happening, one, done.get(subjectId) ?? []);
    if (!words) return null;
    return {
      ...words,
      address: urlOf('moderationCase', { caseId: subjectId }),
      discreet: 'News about a report',
    };
  });
}

function wordsFor(
  happening: Happening,
  { kind, place, state }: FoundCase,
  done: readonly { readonly action: CaseAction; readonly reason: ReportReason | null }[],
): Pick<NoticeText, 'title' | 'text'> | null {
  const thing = things[kind];
  const where = place ? ` in ${place.name}` : '';
  const last = done.findLast(({ action }) => action in outcomes)?.action;
  switch (happening) {
    case 'opened':
      return state === 'open' ? { title: `Report of a ${thing}${where}`, text: 'Open it to decide.' } : null;
    case 'moved_up':
      return state === 'open'
        ? { title: `Report of a ${thing}${where} moved up to you`, text: 'Open it to decide.' }
        : null;
    case 'decided':
      return last
        ? {
            title: `A moderator decided about your ${things[kind]}${where}`,
            text: `${toAuthor[last] ?? outcomes[last]} You can appeal.`,
          }
        : null;
    case 'undone':
      return { title: `A decision about your ${thing}${where} was undone`, text: null };
    case 'outcome':
      return {
        title: `Your report of a ${thing}${where} was decided`,
        text: last ? (outcomes[last] ?? null) : null,
      };
    case 'appealed':
      return {
        title: `Appeal about a ${thing}${where}`,
        text: 'Another moderator decided first. Now it’s your turn.',
      };
    case 'appeal':
      return {
        title: 'Your appeal was decided by another moderator',
        text: done.some(({ action }) => action === 'grant_appeal')
          ? 'It was granted.'
          : 'The decision stays.',
      };
    case 'read':
      return {
        title: `An administrator opened a report${where}`,
        text: `It’s about a ${thing} that was reported.`,
      };
  }
}

const things = { post: 'post', comment: 'comment', message: 'message', person: 'profile' } as const;

/** What reads otherwise to who wrote it than to who reported it. */
const toAuthor: Partial<Record<CaseAction, string>> = {
  warn: 'You were warned, and it was hidden.',
  mute: 'You were muted, and it was hidden.',
  ban: 'You were banned from the group.',
  suspend: 'Your account was suspended.',
};

const outcomes: Partial<Record<CaseAction, string>> = {
  dismiss: 'It doesn’t break the rules, so it stays.',
  hide: 'It was hidden.',
  remove: 'It was removed.',
  warn: 'Its author was warned.',
  mute: 'Its author was muted.',
  ban: 'Its author was banned from the group.',
  suspend: 'Its author was suspended.',
};
