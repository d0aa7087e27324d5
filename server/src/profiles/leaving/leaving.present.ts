import type { LeavingReply } from '@chalkline/contract/profiles/export.schema.ts';
import type { LeavingChoice } from '../../accounts/leaving/leaving.service.ts';

export function presentLeaving({ erasedFrom, keepsPosts }: LeavingChoice): LeavingReply {
  return { erasedFrom: erasedFrom.toISOString(), posts: keepsPosts ? 'kept' : 'erased' };
}
