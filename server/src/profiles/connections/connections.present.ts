import type { ConnectionReply, PersonCard } from '@chalkline/contract/profiles/connection.schema.ts';
import type { ConnectionSeen, PersonListed } from './connections.service.ts';

export function presentConnection({ mayConnect, ...connection }: ConnectionSeen): ConnectionReply {
  const { isFollowed, isBlocked, followers, following } = connection;
  return { isFollowed, isBlocked, followers, following, can: { follow: mayConnect, block: mayConnect } };
}

export function presentListedPerson({ id, name, handle, photoPath }: PersonListed): PersonCard {
  return { id, name, handle, photo: photoPath };
}
