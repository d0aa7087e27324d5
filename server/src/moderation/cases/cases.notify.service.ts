import { dateFormat } from '@chalkline/contract/date-format.ts';
import { reasonTexts } from '@chalkline/contract/groups/moderation-reasons.ts';
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
import { type ActionWithName, type FoundCase, findActions, findTold } from './cases.repository.ts';
import { isOver } from './cases.rules.ts';

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
async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findTold(database.sql, ids)).map((one) => [one.id, one]));
  const done = Map.groupBy(await findActions(database.sql, ids), ({ caseId }) => caseId);
  const now = clock.now();
  return notices.map(({ subjectId, happening, reader }) => {
    const one = found.get(subjectId);
    const history = done.get(subjectId) ?? [];
    const [first] = history;
    const isMember = one?.kind === 'member';
    const words =
      isMember && happening === 'decided'
        ? first && wordsForMember(one, first, { reader, now })
        : one && wordsFor(happening as Happening, one, history);
    if (!words) return null;
    return {
      ...words,
      address: urlOf('moderationCase', { caseId: subjectId }),
      discreet: isMember ? 'News from one of your groups' : 'News about a report',
    };
  });
}

/** To who was banned or muted without a report, for as long as it lasts. */
function wordsForMember(
  { place, standing }: FoundCase,
  decided: ActionWithName,
  { reader, now }: { readonly reader: Notice['reader']; readonly now: Date },
): Pick<NoticeText, 'title' | 'text' | 'open'> | null {
  if (isOver(decided, standing, now)) return null;
  const { action, until, reason, note } = decided;
  const name = place?.name ?? 'a group';
  const open = 'View or appeal';
  const why = action === 'ban' && reason ? `${reasonTexts[reason]}${note && `. ${note}`}` : note;
  if (action === 'ban') return { title: `You were banned from ${name}`, text: `Reason: ${why}`, open };
  const last = until && dateFormat({ dateStyle: 'long', timeZone: reader.zone }, reader.locale).format(until);
  return { title: `You’re muted in ${name}`, text: `Until ${last}. Reason: ${why}`, open };
}

function wordsFor(
  happening: Happening,
  { kind, place, state }: FoundCase,
  done: readonly { readonly action: CaseAction; readonly reason: ReportReason | null }[],
): Pick<NoticeText, 'title' | 'text'> | null {
  const [first] = done;
  const thing = kind === 'member' && first?.action === 'mute' ? 'mute' : things[kind];
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
            title: `A moderator decided about your ${thing}${where}`,
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

const things = {
  post: 'post',
  comment: 'comment',
  message: 'message',
  person: 'profile',
  group: 'group',
  result: 'result',
  member: 'ban',
} as const;

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
