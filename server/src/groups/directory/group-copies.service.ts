import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { archive } from '../groups/archive.repository.ts';
import { copyGroups, reviseGroup } from '../groups/groups.repository.ts';
import type { GroupRow } from '../groups/groups.table.ts';
import { copyBelongings } from '../members/members.repository.ts';

/** Makes groups like this one with its people, at other times. What its type adds is copied by the type. */
export async function copyGroup(
  { clock }: Pick<Parts, 'clock'>,
  { sql }: Transaction,
  groupId: string,
  copies: readonly Pick<GroupRow, 'id' | 'startsAt' | 'endsAt'>[],
): Promise<void> {
  await copyGroups(sql, groupId, copies, clock.now());
  await copyBelongings(
    sql,
    groupId,
    copies.map(({ id }) => id),
  );
}

/** Changes a group along with another one that its editors changed. */
export async function changeAlong(
  sql: Sql,
  id: string,
  change: Partial<
    Pick<GroupRow, 'name' | 'description' | 'visibility' | 'isOpen' | 'imageId' | 'startsAt' | 'endsAt'>
  >,
  now: Date,
): Promise<void> {
  await reviseGroup(sql, id, change, now);
}

/** The same for what is deleted along with it. */
export async function deleteAlong(sql: Sql, id: string, now: Date): Promise<void> {
  await archive(sql, id, now);
}
