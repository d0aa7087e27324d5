import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import type { CategoryPatch, CategoryReply, NewCategory } from '@chalkline/contract/finance/books.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { mayManage, organizationOf } from '../books/books.service.ts';
import { categoryNotFound, categoryUnknown } from './categories.errors.ts';
import {
  findCategories,
  findCategory,
  insertCategory,
  removeCategory,
  updateCategory,
} from './categories.repository.ts';
import type { CategoryRow } from './categories.table.ts';

/** By name; budgets are for those who keep the books. */
export async function listCategories(
  { database }: Parts,
  viewer: Viewer,
  kind: BookingKind,
): Promise<CategoryReply[]> {
  organizationOf(viewer);
  const found = await findCategories(database.sql, viewer, kind);
  const seesMoney = mayManage(viewer);
  return found.map((row) => show(row, seesMoney));
}

/** Throws 409 for a name that another category has. */
export function createCategory(parts: Parts, viewer: Viewer, body: NewCategory): Promise<CategoryReply> {
  const createdAt = parts.clock.now();
  const row = { id: newId(createdAt.getTime()), organizationId: organizationOf(viewer), ...body, createdAt };
  return parts.database.transaction(async (tx) => {
    await insertCategory(tx.sql, row);
    await audit(parts, tx, viewer, row.id, 'created', { after: body });
    return show(row, true);
  });
}

/** The same, and 404. */
export function changeCategory(
  parts: Parts,
  viewer: Viewer,
  categoryId: string,
  patch: CategoryPatch,
): Promise<CategoryReply> {
  return parts.database.transaction(async (tx) => {
    const row = await takeCategory(tx.sql, viewer, categoryId);
    await updateCategory(tx.sql, categoryId, patch);
    const before = { name: row.name, budget: row.budget };
    await audit(parts, tx, viewer, categoryId, 'changed', { before, after: patch });
    return show({ ...row, ...patch }, true);
  });
}

/** Throws 404, and 409 where something is booked under it. */
export function deleteCategory(parts: Parts, viewer: Viewer, categoryId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { name } = await takeCategory(tx.sql, viewer, categoryId);
    await removeCategory(tx.sql, categoryId);
    await audit(parts, tx, viewer, categoryId, 'deleted', { before: { name } });
    return null;
  });
}

/** A category that a body names, of this kind. Throws 422. */
export async function namedCategory(
  sql: Sql,
  viewer: Viewer,
  categoryId: string,
  kind: BookingKind,
): Promise<CategoryRow> {
  const found = isId(categoryId) ? await findCategory(sql, viewer, categoryId) : null;
  if (found?.kind !== kind) throw categoryUnknown();
  return found;
}

async function takeCategory(sql: Sql, viewer: Viewer, categoryId: string): Promise<CategoryRow> {
  const found = isId(categoryId) ? await findCategory(sql, viewer, categoryId) : null;
  if (!found) throw categoryNotFound();
  return found;
}

function show({ id, name, budget }: CategoryRow, seesMoney: boolean): CategoryReply {
  return { id, name, budget: seesMoney ? budget : null };
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `finance_category.${what}` as const;
  const subjectKind = 'finance_category';
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind, subjectId, ...facts });
}
