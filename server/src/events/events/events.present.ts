import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { presentGroup } from '../../groups/directory/groups.present.ts';
import type { GroupShown } from '../../groups/directory/groups.service.ts';

/** Events are shown as groups are. */
export function presentEvent(group: GroupShown): GroupReply {
  return presentGroup(group);
}
