import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { BooksReply, BooksSettings } from '@chalkline/contract/finance/books.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { booksCurrencyFixed, booksNotOpen } from './books.errors.ts';
import { findBooks, hasAmounts, saveBooks } from './books.repository.ts';
import type { BooksRow } from './books.table.ts';

/** The viewer's organization, which owns all of this. Throws 403 for an account without one. */
export function organizationOf({ organizationId }: Viewer): string {
  if (organizationId === null) throw notAllowed();
  return organizationId;
}

/** Who keeps the books: approves, and sees everyone's entries and the totals. */
export function mayManage({ accountType }: Viewer): boolean {
  return accountType === 'corporate_admin';
}

export async function getBooks(parts: Parts, viewer: Viewer): Promise<BooksReply> {
  organizationOf(viewer);
  return show(parts, viewer, await findBooks(parts.database.sql, viewer));
}

/** Throws 409 `books_currency_fixed` once there is an amount in the old currency. */
export async function setBooks(parts: Parts, viewer: Viewer, settings: BooksSettings): Promise<BooksReply> {
  const organizationId = organizationOf(viewer);
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'books', organizationId, 'exclusive');
    const before = await findBooks(tx.sql, viewer);
    if (before && before.currency !== settings.currency && (await hasAmounts(tx.sql, organizationId)))
      throw booksCurrencyFixed();
    const after = { organizationId, ...settings };
    await saveBooks(tx.sql, after);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'books.set',
      subjectKind: 'books',
      subjectId: organizationId,
      ...(before && { before: { currency: before.currency, zone: before.zone } }),
      after: settings,
    });
    return show(parts, viewer, after);
  });
}

/** Throws 409 `books_not_open`. */
export async function openBooks(sql: Sql, viewer: Viewer): Promise<BooksRow> {
  const found = await findBooks(sql, viewer);
  if (!found) throw booksNotOpen();
  return found;
}

function show({ clock }: Parts, viewer: Viewer, row: BooksRow | null): BooksReply {
  return {
    settings: row && { currency: row.currency, zone: row.zone },
    today: todayIn(row?.zone ?? 'UTC', clock.now()),
    can: { manage: mayManage(viewer) },
  };
}
