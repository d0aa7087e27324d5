import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { takeItems, updateItem } from './items.repository.ts';
import { isLowWith } from './items.rules.ts';
import type { ItemRow } from './items.table.ts';
import { findKeepers, findLowItems } from './keepers.repository.ts';
import { insertMovements } from './movements.repository.ts';
import type { MovementRow } from './movements.table.ts';

/** A movement of an item that the transaction has locked. */
export type Move = Pick<MovementRow, 'itemId' | 'kind' | 'placeId' | 'quantity'> &
  Partial<Pick<MovementRow, 'toPlaceId' | 'repair' | 'condition' | 'note'>>;

const subjectKind = 'inventory_item';

/**
 * Appends movements and gives their items as they are then. The organization's administrators are notified of each item
 * that becomes low by them, once until there is more again; `quietly` notifies no one. Throws 409 `stock_short`.
 */
export async function appendMovements(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { moves, organizationId, quietly = false }: Appended,
): Promise<ItemRow[]> {
  const at = parts.clock.now();
  const rows = moves.map((move) => ({
    toPlaceId: null,
    repair: 0,
    condition: null,
    note: '',
    ...move,
    id: newId(at.getTime()),
    organizationId,
    personId: viewer.personId,
    at,
  }));
  await insertMovements(tx.sql, rows);
  const changed = await takeItems(tx.sql, viewer, [...new Set(moves.map(({ itemId }) => itemId))]);
  const after = await Promise.all(changed.map((item) => keepLow(parts, tx, item)));
  const newlyLow = after.filter(
    ({ id, lowSince }) => lowSince && !changed.find((one) => one.id === id)?.lowSince,
  );
  if (!quietly) for (const { id } of newlyLow) await tellLow(parts, tx, organizationId, id);
  return after;
}

interface Appended {
  readonly moves: readonly Move[];
  readonly organizationId: string;
  readonly quietly?: boolean;
}

/** Writes down since when an item is low, or that it no longer is. */
export async function keepLow(parts: Parts, tx: Transaction, item: ItemRow): Promise<ItemRow> {
  const low = isLowWith(item);
  if (low === (item.lowSince !== null)) return item;
  const lowSince = low ? parts.clock.now() : null;
  await updateItem(tx.sql, item.id, { lowSince });
  return { ...item, lowSince };
}

async function tellLow(parts: Parts, tx: Transaction, organizationId: string, id: string): Promise<void> {
  await notify(parts, tx, {
    kind: 'stock',
    // Of its own for each time, so that the next crossing notifies again.
    cause: `${subjectKind}:${id}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id },
    happening: 'low',
    actorId: null,
    recipients: (await findKeepers(tx.sql, [organizationId])).map(({ personId }) => personId),
  });
}

export const stockSubject: NotificationSubject = { kind: subjectKind, raises: ['stock'], tell };

/** Shown to those who look after the inventory now. */
async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findLowItems(
    database.sql,
    notices.map(({ subjectId }) => subjectId),
  );
  const items = new Map(found.map((item) => [item.id, item]));
  const keepers = await findKeepers(database.sql, [...new Set(found.map((item) => item.organizationId))]);
  const pairs = new Set(keepers.map(({ organizationId, personId }) => `${organizationId} ${personId}`));
  return notices.map(({ subjectId, personId }) => {
    const item = items.get(subjectId);
    if (!item || !pairs.has(`${item.organizationId} ${personId}`)) return null;
    return {
      title: `${item.name} is running low`,
      text: item.stock === 0 ? 'None are left.' : `${item.stock} in stock now.`,
      address: urlOf('gymInventory', {}, { item: item.id }),
      discreet: null,
    };
  });
}
