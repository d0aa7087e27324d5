/** Communities and groups are one kind of thing. The last four are the types that the seed's group calls name. */
export const groupTypes = ['community', 'group', 'event', 'activity', 'challenge'] as const;
export type GroupType = (typeof groupTypes)[number];
export const typesInCommunities = ['group', 'event', 'activity', 'challenge'] as const;

/** `community`: open to the members of the community that the group is in. `invitation`: seen by members and invited people. */
export const groupVisibilities = ['public', 'community', 'private', 'invitation'] as const;
export type GroupVisibility = (typeof groupVisibilities)[number];
export const communityVisibilities = ['public', 'private', 'invitation'] as const;

export const communityCategories = [
  'functional_fitness',
  'strength',
  'running',
  'cycling',
  'swimming',
  'team_sports',
  'outdoors',
  'yoga',
  'nutrition',
  'other',
] as const;
export type CommunityCategory = (typeof communityCategories)[number];

/** Weakest first. */
export const groupRoles = ['member', 'moderator', 'owner'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** `waiting`: let in, once somebody leaves a group that is full. */
export const belongingStates = ['requested', 'invited', 'waiting', 'in', 'banned'] as const;
export type BelongingState = (typeof belongingStates)[number];

/** Which notifications somebody gets from a group. */
export const groupNotifyLevels = ['all', 'highlights', 'none'] as const;
export type GroupNotifyLevel = (typeof groupNotifyLevels)[number];

/** Days until a deleted community or group can no longer be restored. */
export const archiveDays = 30;
/** Days until an invite link expires. */
export const inviteDays = 7;
