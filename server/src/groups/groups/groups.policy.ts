import type { GroupCan } from '@chalkline/contract/groups/group.schema.ts';
import type { BelongingState, GroupRole, GroupVisibility } from '@chalkline/contract/groups/group-kinds.ts';
import {
  type GroupRight,
  type Standing,
  whoSeesWhat,
} from '@chalkline/contract/groups/who-sees-what.rules.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';

export interface PlaceInGroup {
  readonly role: GroupRole;
  readonly state: BelongingState;
  /** May not write until then: a job empties it when the moment comes. Left out: may. */
  readonly mutedUntil?: Date | null;
}

interface GroupFacts {
  readonly visibility: GroupVisibility;
  readonly archivedAt: Date | null;
}

/** A group with what the viewer is to it and to its community. */
export interface GroupInPolicy extends GroupFacts {
  readonly type: string;
  readonly organizationId: string | null;
  /** For everyone, not for the people of its organization alone. */
  readonly isOpen: boolean;
  /** Moderators who decided a report deleted it. Left out: they didn’t. */
  readonly isTakenDown?: boolean;
  /** The viewer gave a reason to read it as an administrator. */
  readonly isOpened: boolean;
  readonly belonging: PlaceInGroup | null;
  readonly community: (GroupFacts & { readonly belonging: PlaceInGroup | null }) | null;
}

type Who = Pick<NonNullable<MaybeViewer>, 'accountType' | 'organizationId'> | null;

/** Everything that this viewer has a right to. None: they can’t know of the group. */
export function rightsIn(viewer: Who, group: GroupInPolicy): ReadonlySet<GroupRight> {
  const { organizationId, isOpen, archivedAt, community } = group;
  const isAdmin = viewer?.accountType === 'admin';
  const isForAll = organizationId === null || isOpen;
  if (!isForAll && !isAdmin && viewer?.organizationId !== organizationId) return new Set();
  const all = rightsOf(viewer, group);
  if (archivedAt === null && community?.archivedAt == null) return all;
  // What was deleted is there for those who can restore it, and nothing else can be done with it.
  return new Set(all.has('edit') ? ['see', 'edit'] : []);
}

/** A public event of an organization can be for everyone. In a community it is never wider than that. */
export function mayBeOpen({
  type,
  visibility,
  organizationId,
  community,
}: Pick<GroupInPolicy, 'type' | 'visibility' | 'organizationId'> & { readonly community: unknown }): boolean {
  return type === 'event' && visibility === 'public' && organizationId !== null && community === null;
}

function rightsOf(viewer: Who, group: GroupInPolicy): ReadonlySet<GroupRight> {
  const { visibility, belonging, community, organizationId, isOpened } = group;
  const administering = adminStandings(viewer, organizationId);
  // A group is never wider than its community, for administrators either.
  const isInside = community === null || isReadable(viewer, { ...community, organizationId });
  const own = isInside ? standingsOf(viewer, belonging, community?.belonging ?? null) : [];
  const administered = administering.flatMap((standing) =>
    whoSeesWhat[visibility][standing].filter(
      (right) => community === null || whoSeesWhat[community.visibility][standing].includes(right),
    ),
  );
  const rights = new Set([...own.flatMap((standing) => whoSeesWhat[visibility][standing]), ...administered]);
  if (isOpened && administering.length > 0) rights.add('read');
  if (belonging?.mutedUntil) rights.delete('write');
  return rights;
}

function isReadable(
  viewer: Who,
  community: NonNullable<GroupInPolicy['community']> & Pick<GroupInPolicy, 'organizationId'>,
): boolean {
  const own = standingsOf(viewer, community.belonging, null);
  return own.some((standing) => whoSeesWhat[community.visibility][standing].includes('read'));
}

function adminStandings(viewer: Who, organizationId: string | null): Standing[] {
  if (viewer?.accountType === 'admin') return ['admin'];
  const isOwn = organizationId !== null && viewer?.organizationId === organizationId;
  return viewer?.accountType === 'corporate_admin' && isOwn ? ['organizationAdmin'] : [];
}

/** Who waits for a place sees what they saw when they asked for it. */
function standingOf({ role, state }: PlaceInGroup): Standing {
  if (state === 'in') return role;
  return state === 'invited' ? 'invited' : 'requested';
}

/** Who is banned is a visitor. */
function standingsOf(
  viewer: Who,
  belonging: PlaceInGroup | null,
  inCommunity: PlaceInGroup | null,
): Standing[] {
  if (viewer === null || belonging?.state === 'banned') return ['visitor'];
  const known: Standing[] = ['visitor', 'signedIn'];
  if (inCommunity?.state === 'in') known.push('communityMember');
  if (belonging) known.push(standingOf(belonging));
  return known;
}

/** What replies say the viewer may do. The calls are guarded by the same answers. */
export function groupCan(viewer: Who, group: GroupInPolicy): GroupCan {
  const rights = rightsIn(viewer, group);
  const { belonging, visibility, type, archivedAt, isTakenDown } = group;
  const isOpen = archivedAt === null && group.community?.archivedAt == null;
  const mayCome = viewer !== null && isOpen && rights.has('see') && mayEnter(group);
  const joins = belonging?.state === 'invited' || visibility === 'public' || visibility === 'community';
  const has = (right: GroupRight) => isOpen && rights.has(right);
  return {
    read: has('read'),
    write: has('write'),
    seeMembers: has('members'),
    join: mayCome && joins,
    ask: mayCome && !joins && visibility === 'private' && belonging === null,
    leave: isOpen && belonging !== null && belonging.state !== 'banned',
    moderate: has('moderate'),
    edit: has('edit'),
    own: has('own'),
    delete: has('edit'),
    restore:
      !isOpen &&
      !isTakenDown &&
      archivedAt !== null &&
      group.community?.archivedAt == null &&
      rights.has('edit'),
    addGroups: type === 'community' && has('write'),
    open: has('see') && !has('read') && adminStandings(viewer, group.organizationId).length > 0,
  };
}

/** Not in already, not banned, and neither banned from the community nor a stranger to a closed one. */
function mayEnter({ belonging, community, visibility }: GroupInPolicy): boolean {
  if (belonging && ['in', 'waiting', 'banned'].includes(belonging.state)) return false;
  if (community === null || community.belonging?.state === 'in') return true;
  return (
    community.visibility === 'public' && visibility !== 'community' && community.belonging?.state !== 'banned'
  );
}

const rank: Readonly<Record<GroupRole, number>> = { member: 0, moderator: 1, owner: 2 };

/** What the viewer may do with somebody in the group. Owners change roles; moderators act on those below them. */
export function memberCan(
  group: GroupCan,
  mine: PlaceInGroup | null,
  theirs: PlaceInGroup & { readonly isMe: boolean },
) {
  const isBelow = mine?.state === 'in' && !theirs.isMe && rank[theirs.role] < rank[mine.role];
  const acts = group.moderate && isBelow;
  return {
    accept: acts && theirs.state === 'requested',
    mute: acts && theirs.state === 'in',
    remove: acts,
    ban: acts && theirs.state !== 'banned',
    changeRole: group.own && theirs.state === 'in',
  };
}
