import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type {
  CommunityCategory,
  GroupRole,
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
export function aboutLine({ type, visibility, category, community }: GroupReply): string {
  if (type === 'community') {
    const kind = `${visibilityLabels[visibility]} community`;
    return category && category !== 'other' ? `${kind}, ${categoryLabels[category]}` : kind;
  }
  const Kind = `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`;
  return community
    ? `${Kind} in ${community.name}, ${visibilityLabels[visibility].toLowerCase()}`
    : `${visibilityLabels[visibility]} ${type}`;
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
