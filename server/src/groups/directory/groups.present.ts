import type {
  CommunityDetailReply,
  GroupReply,
  MyGroupReply,
} from '@chalkline/contract/groups/group.schema.ts';
import { presentMember } from '../members/members.present.ts';
import type { CommunityShown, GroupShown, MyGroupShown } from './groups.service.ts';

export function presentGroup(group: GroupShown): GroupReply {
  const { id, type, name, description, category, visibility, memberCount, version, can, community } = group;
  return {
    id,
    type,
    name,
    description,
    category,
    visibility,
    isOpen: group.organizationId === null ? null : group.isOpen,
    image: group.imagePath,
    community: community && { id: community.id, name: community.name },
    event: group.facts.event ?? null,
    activity: group.facts.activity ?? null,
    challenge: group.facts.challenge ?? null,
    memberCount,
    requestCount: can.moderate ? group.requestCount : null,
    belonging: group.belonging && {
      ...group.belonging,
      mutedUntil: group.belonging.mutedUntil?.toISOString() ?? null,
    },
    archivedAt: group.archivedAt?.toISOString() ?? null,
    version,
    createdAt: group.createdAt.toISOString(),
    can,
  };
}

export function presentMyGroup(group: MyGroupShown): MyGroupReply {
  return { ...presentGroup(group), unread: group.unread };
}

export function presentCommunity(community: CommunityShown): CommunityDetailReply {
  return {
    ...presentGroup(community),
    groupCount: community.groupCount,
    members: community.members.map(presentMember),
    groups: community.groups.map(presentGroup),
    nextEvents: community.nextEvents.map(presentGroup),
  };
}
