import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import type { CaseReply, CaseRow } from '@chalkline/contract/moderation/case.schema.ts';
import type {
  CaseAction,
  CaseKind,
  CaseLevel,
  Decision,
} from '@chalkline/contract/moderation/moderation-kinds.ts';

const kindTexts: Readonly<Record<CaseKind, string>> = {
  post: 'Post',
  comment: 'Comment',
  message: 'Message',
  person: 'Profile',
  group: 'Group',
  result: 'Result',
  member: 'Member',
};

const groupTexts: Readonly<Record<GroupType, string>> = {
  community: 'Community',
  group: 'Group',
  event: 'Event',
  activity: 'Activity',
  challenge: 'Challenge',
};

/** "Post in Harbor Rowers", "Member of Harbor Rowers", "Group: Harbor Rowers" */
export function titleOf({ kind, place }: Pick<CaseRow, 'kind' | 'place'>): string {
  if (kind === 'group' && place) return `${groupTexts[place.type]}: ${place.name}`;
  const where = place && ` ${kind === 'member' ? 'of' : 'in'} ${place.name}`;
  return `${kindTexts[kind]}${where ?? ''}`;
}

export const decisionTexts: Readonly<Record<Decision, string>> = {
  dismiss: 'Dismiss',
  hide: 'Hide',
  remove: 'Remove',
  warn: 'Warn',
  mute: 'Mute',
  ban: 'Ban',
  suspend: 'Suspend',
};

/** Said once a decision is made. */
export const decidedTexts: Readonly<Record<Decision, string>> = {
  dismiss: 'Report dismissed',
  hide: 'Hidden',
  remove: 'Removed',
  warn: 'Warning sent',
  mute: 'Author muted',
  ban: 'Author banned',
  suspend: 'Author suspended',
};

type Placed = Pick<CaseRow, 'place' | 'kind'>;

/** Mutes and bans are of one group or community. */
const placeName = ({ place }: Placed) => place?.name ?? 'the group';

/** What goes along with a decision about its author. */
const also: Partial<Record<CaseKind, string>> = {
  post: ' It’s hidden as well.',
  comment: ' It’s hidden as well.',
  message: ' It’s hidden as well.',
  result: ' It doesn’t count anymore.',
};

const removing: Partial<Record<CaseKind, string>> = {
  group: 'It’s deleted for everyone, and for good after 30 days. Its owners can’t restore it.',
  result: 'It no longer counts in the challenge. Once the places are final, it stays.',
};

/** What a decision does, said before it’s made. */
export const consequences: Readonly<Record<Decision, (found: Placed) => string>> = {
  dismiss: () => 'It stays, and is shown again if it was hidden.',
  hide: () => 'Only its author and moderators still see it.',
  remove: ({ kind }) =>
    removing[kind] ?? 'It disappears for everyone, and is deleted for good after 30 days.',
  warn: ({ kind }) => `${theirOwner(kind)} gets a warning with your reason.${also[kind] ?? ''}`,
  mute: (found) =>
    `Its author can’t post or comment in ${placeName(found)} until then.${also[found.kind] ?? ''}`,
  ban: (found) => `Its author leaves ${placeName(found)} and can’t come back.${also[found.kind] ?? ''}`,
  suspend: ({ kind }) =>
    `${theirOwner(kind)} is signed out everywhere and can’t sign in until then.${also[kind] ?? ''}`,
};

const theirOwner = (kind: CaseKind) => (kind === 'group' ? 'Its owner' : 'Its author');

const actionTexts: Readonly<Record<CaseAction, string>> = {
  dismiss: 'Dismissed',
  hide: 'Hidden',
  remove: 'Removed',
  warn: 'Warned',
  mute: 'Muted',
  ban: 'Banned',
  suspend: 'Suspended',
  auto_hide: 'Hidden after 3 reports',
  move_up: 'Moved up',
  read: 'Opened by an administrator',
  undo: 'Decision undone',
  appeal: 'Appealed',
  grant_appeal: 'Appeal granted',
  refuse_appeal: 'Appeal refused',
};

export function actionText(action: CaseAction): string {
  return actionTexts[action];
}

const levelTexts: Readonly<Record<CaseLevel, string>> = {
  group: 'the group',
  community: 'the community',
  organization: 'the organization',
  platform: 'the site',
};

/** Why it’s in this queue, where that isn’t the nearest one. */
export function whyHere({ movedUp, level }: Pick<CaseRow, 'movedUp' | 'level'>): string | null {
  if (movedUp === 'late') return `Moved up to ${levelTexts[level]} after 72 hours`;
  if (movedUp === 'involved') return `Moved up to ${levelTexts[level]}: its moderators are involved`;
  return null;
}

/** Once a ban or mute without a report has ended, to who it was about. */
export const overTexts: Partial<Record<CaseAction, (found: Placed) => string>> = {
  mute: (found) => `You can post and comment in ${placeName(found)} again.`,
  ban: (found) => `The ban was lifted. You can join ${placeName(found)} again.`,
};

/** What was decided, to who wrote it. */
export const authorTexts: Partial<Record<CaseAction, (found: Placed) => string>> = {
  hide: () => 'A moderator hid this. Only you and moderators still see it.',
  remove: () => 'A moderator removed this.',
  warn: () => 'You got a warning for this.',
  mute: (found) => `You can’t post or comment in ${placeName(found)} for now.`,
  ban: (found) => `You were banned from ${placeName(found)}.`,
  suspend: () => 'Your account was suspended for this.',
};

/** What came of a report, to the person who made it. */
export function outcomeFor({ state, decided }: Pick<CaseReply, 'state' | 'decided'>): string {
  if (state === 'open') return 'Moderators haven’t decided yet. You get a notification when they do.';
  if (decided?.action === 'dismiss')
    return 'Moderators looked at it. It doesn’t break the rules, so it stays.';
  return 'Moderators looked at it and acted. Thanks for your report.';
}
