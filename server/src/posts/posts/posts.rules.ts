import { unmarkedEditMinutes } from '@chalkline/contract/posts/post.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';

/** What was changed at once is not marked. */
export function shownEdit({ createdAt, editedAt }: { createdAt: Date; editedAt: Date | null }): Date | null {
  if (editedAt === null) return null;
  return editedAt.getTime() - createdAt.getTime() > unmarkedEditMinutes * minute ? editedAt : null;
}
