import { muteDays } from '../groups/member.schema.ts';
import { appealDays, reasonNoteLength } from '../groups/moderation-reasons.ts';

export { type ReportReason, reportReasons } from '../groups/moderation-reasons.ts';

/** What can be reported: groups of all types, and results in a challenge. */
export const reportedKinds = ['post', 'comment', 'message', 'person', 'group', 'result'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** What a case is about. `member`: nothing was reported; a moderator banned or muted somebody in a group. */
export const caseKinds = [...reportedKinds, 'member'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Who decides, the nearest first. A case moves up, never down. */
export const caseLevels = ['group', 'community', 'organization', 'platform'] as const;
export type CaseLevel = (typeof caseLevels)[number];

/** What a moderator decides. */
export const decisions = ['dismiss', 'hide', 'remove', 'warn', 'mute', 'ban', 'suspend'] as const;
export type Decision = (typeof decisions)[number];

/** Decisions that last for some days. */
export const timedDecisions: readonly Decision[] = ['mute', 'suspend'];

/** Everything that happens in a case. `auto_hide` and `move_up` happen by themselves. */
export const caseActions = [
  ...decisions,
  'auto_hide',
  'move_up',
  // Somebody from outside of a closed group opened a case in it.
  'read',
  'undo',
  'appeal',
  'grant_appeal',
  'refuse_appeal',
] as const;
export type CaseAction = (typeof caseActions)[number];

export const caseStates = ['open', 'decided'] as const;
export const moveReasons = ['late', 'involved'] as const;
export const appealStates = ['open', 'granted', 'refused'] as const;

/** The tabs of the queue. */
export const caseTabs = ['open', 'appeals', 'done'] as const;
export type CaseTab = (typeof caseTabs)[number];

export const moderationLimits = {
  note: reasonNoteLength,
  /** By one person within 24 hours. */
  reportsADay: 20,
  appeal: 2000,
  /** So many reports make something disappear until it’s decided; of accounts that are older than `grownDays`. */
  hidingReports: 3,
  grownDays: 7,
  /** An open case moves up after so many hours. */
  lateHours: 72,
  appealDays,
  days: muteDays,
  /** Messages shown before and after a reported one. */
  neighbors: 5,
} as const;
