import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { EntryKind, LedgerAccount } from '@chalkline/contract/money/ledger-kinds.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { findBalance, findStatementFigures, insertEntry } from './ledger.repository.ts';
import { type EntryAmounts, postingsOf } from './posting-table.rules.ts';
import { type Statement, statementFrom } from './statement.rules.ts';

export { findCashTaken as readCashTaken } from './cash.repository.ts';
export {
  findPayable,
  findProviderMoves as readProviderMoves,
  findRefundsDue,
  type PayableBalance,
} from './ledger.repository.ts';

export interface EntryToPost<Kind extends EntryKind> {
  readonly kind: Kind;
  /** What it is about: of each kind there is one entry for it at most. */
  readonly ref: string;
  readonly currency: CurrencyCode;
  /** Minor units, each 0 or more. */
  readonly amounts: EntryAmounts<Kind>;
  /** Whose statement lists it, and whose accounts it moves. */
  readonly sellerId: string | null;
  /** Whose credit it moves. */
  readonly personId?: string;
  /** What a promo code took off the sale. */
  readonly discount?: number;
  readonly at: Date;
  /** Who took the cash, or gave it back. */
  readonly handledBy?: string | null;
}

/**
 * Posts one entry by the posting table. Safe to repeat: the second entry of a kind for the same thing posts nothing
 * and gives false. Throws a RangeError for amounts that do not add up; the database refuses them once more.
 */
export async function postEntry<Kind extends EntryKind>(
  tx: Pick<Transaction, 'sql'>,
  entry: EntryToPost<Kind>,
): Promise<boolean> {
  const owners = { platform: null, seller: entry.sellerId, person: entry.personId ?? null };
  const postings = postingsOf(entry.kind, entry.amounts).map(({ account, owner, amount }) => {
    const ownerId = owners[owner];
    if (owner !== 'platform' && ownerId === null) throw new RangeError(`${entry.kind} needs a ${owner}`);
    return { account, ownerId, amount };
  });
  if (postings.length === 0) return false;
  const { kind, ref, currency, sellerId, discount = 0, at, handledBy = null } = entry;
  const row = { id: newId(at.getTime()), kind, ref, currency, sellerId, discount, at, handledBy };
  return insertEntry(tx.sql, row, postings);
}

/** The balance of an account in minor units: debit above 0, credit below. */
export async function balanceOf(
  sql: Sql,
  account: LedgerAccount,
  ownerId: string | null,
  currency: CurrencyCode,
): Promise<number> {
  return findBalance(sql, account, ownerId, currency);
}

/** A seller's statement for a span of time, built from the ledger alone. */
export async function readStatement(
  sql: Sql,
  sellerId: string,
  currency: CurrencyCode,
  span: { readonly from: Date; readonly to: Date },
): Promise<Statement> {
  return statementFrom(await findStatementFigures(sql, sellerId, currency, span));
}
