import type { LeavingReply } from '@chalkline/contract/profiles/export.schema.ts';

export function presentLeaving(erasedFrom: Date): LeavingReply {
  return { erasedFrom: erasedFrom.toISOString() };
}
