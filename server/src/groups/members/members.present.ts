import type { MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import type { MemberSeen } from './members.service.ts';

export function presentMember({
  id,
  name,
  handle,
  photoPath,
  role,
  state,
  since,
  mutedUntil,
  can,
}: MemberSeen): MemberReply {
  return {
    id,
    name,
    handle,
    photo: photoPath,
    role,
    state,
    since: since.toISOString(),
    mutedUntil: mutedUntil?.toISOString() ?? null,
    can,
  };
}
