import { z } from 'zod';
import { idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { flag } from '../http/flag-field.ts';
import { pageQuery } from '../http/paging.ts';
import {
  activityFacts,
  activityReply,
  challengeFacts,
  challengeReply,
  eventFacts,
  eventLimits,
  eventReply,
} from './group-facts.schema.ts';
import {
  belongingStates,
  communityCategories,
  communityVisibilities,
  groupNotifyLevels,
  groupRoles,
  groupTypes,
  groupVisibilities,
  typesInCommunities,
} from './group-kinds.ts';

export const groupLengths = { name: 80, description: 4000 } as const;

const words = { name: lineField(groupLengths.name), description: optionalText(groupLengths.description) };
/** An uploaded image by its id; empty takes the image away. */
const imageField = optionalLine(400);
const communityFacts = {
  ...words,
  category: z.enum(communityCategories),
  visibility: z.enum(communityVisibilities),
  image: imageField,
};
/** The version that was read: what somebody else changed meanwhile is not overwritten. */
const version = z.coerce.number().int().min(1).optional();

export const newCommunity = z.object({
  ...communityFacts,
  description: communityFacts.description.default(''),
  category: communityFacts.category.default('other'),
  visibility: communityFacts.visibility.default('public'),
  image: imageField.default(''),
});
export type NewCommunity = z.output<typeof newCommunity>;

export const communityPatch = z.object({
  community_id: idField,
  version,
  ...z.object(communityFacts).partial().shape,
});
export type CommunityPatch = z.output<typeof communityPatch>;

/** An event’s place is required with it, so it may be empty here, as an activity’s may. */
const factsOfTypes = {
  ...eventFacts.partial().shape,
  ...activityFacts.partial().shape,
  ...challengeFacts.partial().shape,
  place: optionalLine(eventLimits.place).optional(),
};

/** Types that are created as groups are. What the type adds is required with it, and ignored with others. */
export const createdTypes = ['group', 'event', 'activity', 'challenge'] as const;

/** The image comes as a file, or as the id of an upload. */
export const newGroup = z.object({
  ...factsOfTypes,
  type: z.enum(createdTypes).default('group'),
  name: words.name,
  description: words.description.default(''),
  visibility: z.enum(groupVisibilities).default('public'),
  /** A public event of an organization, outside of communities: for everyone, not for its people alone. */
  is_open: flag.default(false),
  community_id: idField.optional(),
  image: imageField.default(''),
});
export type NewGroup = z.output<typeof newGroup>;

/** As forms check them: what the type adds is required. */
export const newActivity = newGroup.extend(activityFacts.shape);
export const newChallenge = newGroup.extend(challengeFacts.shape);
export const newEvent = newGroup.extend(eventFacts.shape);

/** What a type adds is sent whole or not at all. */
export const groupPatch = z.object({
  ...factsOfTypes,
  group_id: idField,
  version,
  name: words.name.optional(),
  description: words.description.optional(),
  visibility: z.enum(groupVisibilities).optional(),
  is_open: flag.optional(),
  image: imageField.optional(),
});
export type GroupPatch = z.output<typeof groupPatch>;

export const communityIdInput = z.object({ community_id: idField });
export const groupIdInput = z.object({ group_id: idField });
export const groupParams = z.strictObject({ groupId: idField });

export const communitiesQuery = z.object({
  ...pageQuery,
  category: z.enum(communityCategories).optional(),
  /** Those I belong to; false: those I could join. */
  mine: flag.optional(),
  /** Only my organization’s; of who belongs to none, none. */
  own_organization: flag.optional(),
});
export type CommunitiesQuery = z.output<typeof communitiesQuery>;
export const ownerQuery = z.object({ ...pageQuery, user_id: idField });
export type OwnerQuery = z.output<typeof ownerQuery>;
export const personGroupsParams = z.strictObject({ personId: idField });
const { limit, cursor } = pageQuery;
export const personGroupsQuery = z.strictObject({ limit, cursor });

export const organizationGroupsQuery = z.strictObject({ limit, cursor });

/** Of my groups: those with unread posts, or those I moderate or own. */
export const myGroupsShown = ['all', 'unread', 'run'] as const;
export type MyGroupsShown = (typeof myGroupsShown)[number];

export const myGroupsQuery = z.object({
  ...pageQuery,
  type: z.enum(typesInCommunities).optional(),
  community_id: idField.optional(),
  /** Ignored with `community_id`. */
  show: z.enum(myGroupsShown).default('all'),
});
export type MyGroupsQuery = z.output<typeof myGroupsQuery>;

/** What the viewer may do; made by the policy that guards the calls. */
export const groupCan = z.object({
  /** See what was posted. */
  read: z.boolean(),
  write: z.boolean(),
  seeMembers: z.boolean(),
  /** Become a member at once. */
  join: z.boolean(),
  /** Ask to be let in. */
  ask: z.boolean(),
  leave: z.boolean(),
  moderate: z.boolean(),
  edit: z.boolean(),
  /** Give roles and hand the group on. */
  own: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  /** Add groups to a community. */
  addGroups: z.boolean(),
  /** Administrators: read what members write after giving a reason, which the owners see. */
  open: z.boolean(),
});
export type GroupCan = z.output<typeof groupCan>;

const belongingReply = z.object({
  role: z.enum(groupRoles),
  state: z.enum(belongingStates),
  notify: z.enum(groupNotifyLevels),
  /** May not post or comment until then. */
  mutedUntil: momentField.nullable(),
});

export const groupReply = z.object({
  id: z.string(),
  type: z.enum(groupTypes),
  name: z.string(),
  description: z.string(),
  category: z.enum(communityCategories).nullable(),
  visibility: z.enum(groupVisibilities),
  /** Whether people outside of its organization see it; null: it belongs to none. */
  isOpen: z.boolean().nullable(),
  /** Below the uploads path. */
  image: z.string().nullable(),
  community: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What an event, activity or challenge adds; null for others, and where the viewer can't read it. */
  event: eventReply.nullable(),
  activity: activityReply.nullable(),
  challenge: challengeReply.nullable(),
  memberCount: z.int(),
  /** Open requests; null for people who can't answer them. */
  requestCount: z.int().nullable(),
  /** What the viewer is here; null: nothing. */
  belonging: belongingReply.nullable(),
  /** Deleted then, and removed for good 30 days later. */
  archivedAt: momentField.nullable(),
  version: z.int(),
  createdAt: momentField,
  can: groupCan,
});
export type GroupReply = z.output<typeof groupReply>;

export const myGroupReply = groupReply.extend({
  /** Posts of others after what the viewer has read; 0 where they aren't in. */
  unread: z.int(),
});
export type MyGroupReply = z.output<typeof myGroupReply>;

export const memberReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  photo: z.string().nullable(),
  role: z.enum(groupRoles),
  state: z.enum(belongingStates),
  since: momentField,
  /** Until when they can’t post or comment; null: they can, or the viewer doesn’t moderate. */
  mutedUntil: momentField.nullable(),
  /** What the viewer may do with this person. */
  can: z.object({
    accept: z.boolean(),
    mute: z.boolean(),
    remove: z.boolean(),
    ban: z.boolean(),
    changeRole: z.boolean(),
  }),
});
export type MemberReply = z.output<typeof memberReply>;

/** `members`, `groups` and `nextEvents` are the first of them, as far as the viewer may see them. */
export const communityDetailReply = groupReply.extend({
  groupCount: z.int(),
  members: z.array(memberReply),
  groups: z.array(groupReply),
  /** Those that end next first. */
  nextEvents: z.array(groupReply),
});
export type CommunityDetailReply = z.output<typeof communityDetailReply>;
