import type { GroupVisibility } from './group-kinds.ts';

/** What somebody may do in a group, before its state is looked at. */
export type GroupRight = 'see' | 'read' | 'members' | 'write' | 'moderate' | 'edit' | 'own';

const card: readonly GroupRight[] = ['see'];
const read: readonly GroupRight[] = [...card, 'read', 'members'];
const write: readonly GroupRight[] = [...read, 'write'];
const moderate: readonly GroupRight[] = [...write, 'moderate'];
const own: readonly GroupRight[] = [...moderate, 'edit', 'own'];
/** Administrators look after a group without reading what its members write. */
const administer: readonly GroupRight[] = [...card, 'members', 'edit'];
const none: readonly GroupRight[] = [];

/**
 * What somebody is to a group. Several can be true at once, and their rights add up; `communityMember` is somebody in
 * the community of the group.
 */
export const standings = [
  'visitor',
  'signedIn',
  'communityMember',
  'requested',
  'invited',
  'member',
  'moderator',
  'owner',
  'organizationAdmin',
  'admin',
] as const;
export type Standing = (typeof standings)[number];

const staff = { member: write, moderator: moderate, owner: own } as const;
const admins = { organizationAdmin: administer, admin: administer } as const;

/** The specification’s table of who sees what. */
export const whoSeesWhat: Readonly<
  Record<GroupVisibility, Readonly<Record<Standing, readonly GroupRight[]>>>
> = {
  public: {
    visitor: read,
    signedIn: read,
    communityMember: read,
    requested: read,
    invited: read,
    ...staff,
    organizationAdmin: [...administer, 'read'],
    admin: [...administer, 'read'],
  },
  community: {
    visitor: none,
    signedIn: none,
    communityMember: read,
    requested: read,
    invited: read,
    ...staff,
    ...admins,
  },
  private: {
    visitor: none,
    signedIn: card,
    communityMember: card,
    requested: card,
    invited: card,
    ...staff,
    ...admins,
  },
  invitation: {
    visitor: none,
    signedIn: none,
    communityMember: none,
    requested: none,
    invited: card,
    ...staff,
    ...admins,
  },
};
