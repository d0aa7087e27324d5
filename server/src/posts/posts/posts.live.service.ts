import { groupTopic, postEvents } from '@chalkline/contract/posts/post.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PostRow } from './posts.table.ts';

/** Updates screens that have the group open. */
export async function tellGroup(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  { id, groupId }: Pick<PostRow, 'id' | 'groupId'>,
  what: keyof typeof postEvents,
): Promise<void> {
  if (groupId === null) return;
  await parts.live.publish(tx, { topic: groupTopic(groupId), kind: postEvents[what], data: { id } });
}
