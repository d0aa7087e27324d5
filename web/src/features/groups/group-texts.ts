import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type {
  CommunityCategory,
  GroupRole,
  GroupType,
  GroupVisibility,
} from '@chalkline/contract/groups/group-kinds.ts';
import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { counted } from '../../ui/counted.ts';

export const categoryLabels: Readonly<Record<CommunityCategory, string>> = {
  functional_fitness: 'Functional fitness',
  strength: 'Strength',
  running: 'Running',
  cycling: 'Cycling',
  swimming: 'Swimming',
  team_sports: 'Team sports',
  outdoors: 'Outdoors',
  yoga: 'Yoga',
  nutrition: 'Nutrition',
  other: 'Other',
};

export const visibilityLabels: Readonly<Record<GroupVisibility, string>> = {
  public: 'Public',
  community: 'Community members',
  private: 'Private',
  invitation: 'Invite only',
};

export const visibilityHints: Readonly<Record<GroupVisibility, string>> = {
  public: 'Anyone can find it, read it and join.',
  community: 'Members of the community can read it and join.',
  private: 'Signed-in people can find it and ask to join. Only members can read it.',
  invitation: 'Only members and invited people can find it.',
};

type Seen = Pick<GroupReply, 'visibility' | 'isOpen'>;

/** `isOpen` is false where an organization keeps its group to its own people. */
const isForOwn = ({ visibility, isOpen }: Seen) => visibility === 'public' && isOpen === false;

export const ownOrganizationHint = 'Everyone in your organization can find it, read it and join.';

/** Who sees a group, in a word: "Public", "Organization", "Private". */
export function visibilityLabel(group: Seen): string {
  return isForOwn(group) ? 'Organization' : visibilityLabels[group.visibility];
}

/** Who sees a group, in a sentence. */
export function visibilityHint(group: Seen): string {
  return isForOwn(group) ? ownOrganizationHint : visibilityHints[group.visibility];
}

export const kindLabels: Readonly<Record<GroupType, string>> = {
  community: 'Community',
  group: 'Group',
  event: 'Event',
  activity: 'Activity',
  challenge: 'Challenge',
};

export const roleLabels: Readonly<Record<GroupRole, string>> = {
  member: 'Member',
  moderator: 'Moderator',
  owner: 'Owner',
};

const screens = {
  community: { shown: 'communityDetail', edit: 'addCommunity', segment: 'community-detail' },
  group: { shown: 'sharedGroup', edit: 'addGroup', segment: 'Group' },
  event: { shown: 'eventDetail', edit: 'event', segment: 'event-detail' },
  activity: { shown: 'sharedActivity', edit: 'addActivity', segment: 'Activity' },
  challenge: { shown: 'sharedChallenge', edit: 'addChallenge', segment: 'Challange' },
} as const;

export function membersText({ memberCount }: Pick<GroupReply, 'memberCount'>): string {
  return counted(memberCount, ['member', 'members']);
}

/** "Private community, Running", "Group in Harbor Rowers, community members". */
export function aboutLine(group: GroupReply): string {
  const { type, category, community } = group;
  const seenBy = visibilityLabel(group);
  if (type === 'community') {
    const kind = `${seenBy} community`;
    return category && category !== 'other' ? `${kind}, ${categoryLabels[category]}` : kind;
  }
  return community
    ? `${kindLabels[type]} in ${community.name}, ${seenBy.toLowerCase()}`
    : `${seenBy} ${type}`;
}

/** Where it is shown, for everybody. */
export function addressOf({ type, id }: Pick<GroupReply, 'type' | 'id'>): string {
  return urlOf(screens[type].shown, { id });
}

/** Where its owners change it. */
export function editAddressOf({ type, id }: Pick<GroupReply, 'type' | 'id'>): string {
  return urlOf(screens[type].edit, {}, { id });
}

/** What its shared link begins with. */
export function segmentOf({ type }: Pick<GroupReply, 'type'>): ShareSegment {
  return screens[type].segment;
}
