import {
  type CaseAction,
  type CaseKind,
  type CaseLevel,
  caseLevels,
  type Decision,
  moderationLimits,
} from '@chalkline/contract/moderation/moderation-kinds.ts';
import { day, hour } from '@chalkline/contract/spans.ts';

/** Where something was written, as far as it decides who looks at it. */
export interface CasePlace {
  readonly groupId: string | null;
  readonly communityId: string | null;
  readonly organizationId: string | null;
}

/** The levels that there are for a place, the nearest first. */
export function levelsOf({ groupId, communityId, organizationId }: CasePlace): CaseLevel[] {
  return caseLevels.filter(
    (level) =>
      level === 'platform' ||
      (level === 'group' && groupId !== null) ||
      (level === 'community' && communityId !== null) ||
      (level === 'organization' && organizationId !== null),
  );
}

/** Who looks after a level. */
export type Staff = Readonly<Partial<Record<CaseLevel, readonly string[]>>>;

/** People who can’t decide: the one it’s about, and those who reported it. */
export interface Parties {
  readonly aboutId: string | null;
  readonly reporterIds: readonly string[];
}

/**
 * The nearest level from `from` on that can decide: not one that the person it’s about looks after, and not one
 * without anybody left to decide (community.md: nobody handles a case on or by themselves). The platform always can.
 */
export function levelFor(
  place: CasePlace,
  staff: Staff,
  { aboutId, reporterIds }: Parties,
  from: CaseLevel = 'group',
): CaseLevel {
  const isFree = (level: CaseLevel) => {
    const people = staff[level] ?? [];
    const isInvolved = aboutId !== null && people.includes(aboutId);
    return !isInvolved && people.some((id) => !reporterIds.includes(id));
  };
  const upwards = levelsOf(place).filter((level) => caseLevels.indexOf(level) >= caseLevels.indexOf(from));
  return upwards.find(isFree) ?? 'platform';
}

/** The level above; null for the highest. */
export function levelAbove(place: CasePlace, level: CaseLevel): CaseLevel | null {
  return levelsOf(place).find((one) => caseLevels.indexOf(one) > caseLevels.indexOf(level)) ?? null;
}

/** When a case that came to its level before this moves up. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - moderationLimits.lateHours * hour);
}

/** Accounts made after this are too new for their reports to hide something. */
export function grownBefore(now: Date): Date {
  return new Date(now.getTime() - moderationLimits.grownDays * day);
}

const forKinds: Readonly<Record<CaseKind, readonly Decision[]>> = {
  post: ['dismiss', 'hide', 'remove', 'warn', 'mute', 'ban', 'suspend'],
  comment: ['dismiss', 'hide', 'remove', 'warn', 'mute', 'ban', 'suspend'],
  message: ['dismiss', 'remove', 'warn', 'suspend'],
  person: ['dismiss', 'warn', 'suspend'],
  group: ['dismiss', 'remove', 'warn', 'suspend'],
  result: ['dismiss', 'remove', 'warn', 'ban', 'suspend'],
  // Decided when it began.
  member: [],
};

/** What enough reports hide until somebody decides: words and pictures, not a whole group or a place in a ranking. */
export function hides(kind: CaseKind): boolean {
  return kind === 'post' || kind === 'comment' || kind === 'message';
}

interface Decidable {
  readonly kind: CaseKind;
  readonly level: CaseLevel;
  readonly hasAuthor: boolean;
  /** Is a member or moderator of the group that it was written in, not its owner. */
  readonly isMember: boolean;
}

/** What can be decided. Suspending is for the levels that look after accounts. */
export function decisionsFor({ kind, level, hasAuthor, isMember }: Decidable): Decision[] {
  return forKinds[kind].filter((decision) => {
    if (decision === 'mute' || decision === 'ban') return hasAuthor && isMember;
    if (decision === 'suspend') return hasAuthor && (level === 'organization' || level === 'platform');
    if (decision === 'warn') return hasAuthor;
    return true;
  });
}

/** Actions that decide a case and that its author gets a notification of. */
const tellable: readonly CaseAction[] = ['hide', 'remove', 'warn', 'mute', 'ban', 'suspend'];

export function hasEffect(action: CaseAction): boolean {
  return tellable.includes(action);
}

/** Until when a decision can be appealed. Who is suspended can’t sign in before that is over. */
export function appealEnd({
  action,
  createdAt,
  until,
}: {
  readonly action: CaseAction;
  readonly createdAt: Date;
  readonly until: Date | null;
}): Date {
  const from = action === 'suspend' && until !== null ? until : createdAt;
  return new Date(from.getTime() + moderationLimits.appealDays * day);
}

/** What somebody is in the group of a case now; null: nothing. */
export interface StandingNow {
  readonly state: string;
  readonly mutedUntil: Date | null;
}

/** Decisions made before this can’t be appealed anymore. */
export function appealedBefore(now: Date): Date {
  return new Date(now.getTime() - moderationLimits.appealDays * day);
}

/** Whether a ban was lifted, or a mute ended, was lifted or replaced by another. Who left meanwhile is muted still. */
export function isOver(
  { action, until }: { readonly action: CaseAction; readonly until: Date | null },
  standing: StandingNow | null,
  now: Date,
): boolean {
  if (action === 'ban') return standing?.state !== 'banned';
  if (action !== 'mute' || until === null) return false;
  return until <= now || (standing !== null && standing.mutedUntil?.getTime() !== until.getTime());
}
