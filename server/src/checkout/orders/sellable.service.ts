import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import type { Seller, SellerOwner } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CashDocument } from './orders.rules.ts';

/** `isKept`: what is found stays so until the transaction ends. */
export interface UsedAsked {
  readonly isKept: boolean;
  /** Also what could have been used until then and wasn’t; null: only who came. */
  readonly now: Date | null;
}

/**
 * A kind of thing that is sold: a registration, a ticket, a program. Each domain that sells hands one of these over in
 * its manifest, and needs nothing else to sell: quotes, holds, promo codes, payments, receipts and refunds are the
 * checkout's. All of it runs in the checkout's transaction, so what it throws undoes everything.
 */
export interface Sellable<Kind extends string = string> {
  /** Used in orders, addresses and reports: `registration`. */
  readonly kind: Kind;

  /**
   * Whether a person who sells it hears of this order: of things bought one at a time, as from a trainer. Left out: of
   * none.
   */
  tellsSeller?(sold: SoldOrder): boolean;

  /** Buyers cancel by calls of this domain, and never by the order's refund rule. */
  readonly cancelsItself?: boolean;

  /** Who bought something that is canceled hears from this domain what goes back, so the refund isn't told as well. */
  readonly tellsCancellation?: boolean;

  /**
   * Whether the buyer gets a mail of this domain that these units are canceled and what was paid goes back: then the
   * refund is a notification in the app alone. Left out: none do.
   */
  mailsCancellation?(sql: Sql, buyerId: string, unitIds: readonly string[]): Promise<boolean>;

  /**
   * What this buyer may buy here now, and what it costs. Throws the domain's own errors for what may not be known
   * (404), may not be sold now (`sales_not_started`, `sales_ended`) or not to this buyer (`not_eligible`), each with
   * the path of the line: `body.lines.0`. Changes nothing.
   */
  offer(parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer>;

  /**
   * The pools that lines draw on, read after they were locked: what is sold of each is counted from the domain's own
   * rows. Places held by orders are counted by the checkout and are not in `taken`.
   */
  pools(tx: Transaction, keys: readonly string[]): Promise<readonly PoolRoom[]>;

  /**
   * Asked before a payment is opened: throws 422 for what has to be said or signed and is missing by now, such as a waiver
   * that got a new version. Gives what each line keeps of it; null: what it keeps already. Left out where nothing can be
   * missing.
   */
  readied?(tx: Transaction, order: UnpaidLines): Promise<readonly unknown[] | null>;

  /**
   * Paid, or free: what was bought is handed over. Called once for each order. `methodId`: the method that was kept,
   * for an offer that keeps it.
   */
  fulfill(parts: Parts, tx: Transaction, sold: SoldOrder, methodId: string | null): Promise<void>;

  /**
   * Whether what was offered can still be handed over: false once it was called off. Money that comes after that goes
   * back. Keeps the answer true until the transaction ends, such as by a lock on the row that it reads.
   */
  isOpen(tx: Transaction, offerId: string, orderId: string, now: Date): Promise<boolean>;

  /** Whether somebody sees and refunds the orders of this offer: the staff of a competition. */
  mayManage(sql: Sql, viewer: Viewer, offerId: string): Promise<boolean>;

  /** The text of the QR code that the buyer of a unit shows on the day; left out where nothing is shown. */
  codeOf?(unit: Pick<SoldUnit, 'id'>): string;

  /**
   * Which of these units their buyer passed on to somebody else: the buyer has no code for them anymore and can't give
   * them back. Left out where nothing is passed on. Who passes one on holds its order (`holdOrder`).
   */
  passedOn?(sql: Sql, unitIds: readonly string[]): Promise<readonly string[]>;

  /** Which of these units the seller withdrew without a refund: their codes don't let anybody in. Left out: none. */
  withdrawn?(sql: Sql, unitIds: readonly string[]): Promise<readonly string[]>;

  /**
   * What giving these units back leads to, by unit, as a sentence to their buyer. Left out: they're released for others.
   */
  returnNotes?(sql: Sql, unitIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** What is mailed with the receipt, such as the tickets; left out where there is nothing to print. */
  papers?(parts: Parts, orderId: string): Promise<readonly LetterFile[]>;

  /** Paragraphs of the receipt’s mail, such as when and where it takes place. */
  letterWords?(parts: Parts, orderId: string): Promise<readonly string[]>;

  /**
   * Which of these units somebody came with: their buyer gets nothing back for them by the refund rule, only from staff.
   * Left out where nobody comes with anything.
   */
  used?(sql: Sql, unitIds: readonly string[], asked: UsedAsked): Promise<readonly string[]>;

  /**
   * Invoices and credit notes of what was paid in cash without an order, of a seller and a span, by tax rate. Left out:
   * all of it has orders.
   */
  cashDocuments?(
    sql: Sql,
    seller: Pick<Seller, 'personId' | 'organizationId'>,
    span: { readonly from: Date; readonly to: Date },
  ): Promise<readonly CashDocument[]>;

  /** These units went back to the seller: what was handed over is taken back. Called once for each unit. */
  takeBack(parts: Parts, tx: Transaction, sold: SoldOrder, units: readonly SoldUnit[]): Promise<void>;
}

/** Who buys: somebody who is signed in, a guest by a proven e-mail address, or somebody at a desk. */
export interface Buyer {
  /** null: at a desk, without an account. */
  readonly personId: string | null;
  /** Lower case; empty: none was given at the desk. */
  readonly email: string;
  readonly name: string;
}

export interface OfferAsked {
  readonly buyer: Buyer;
  /** Whose rights count for what may be seen: the buyer’s, or of who sells to somebody without an account. */
  readonly askerId: string;
  /** The thing whose parts are sold, such as a competition. */
  readonly offerId: string;
  readonly lines: readonly ChosenLine[];
  /** When the order is made. A held order keeps the prices of that moment. */
  readonly at: Date;
  /** Only the price is asked: what has to be said or signed before the order is placed may still be missing. */
  readonly isQuote: boolean;
}

export interface ChosenLine {
  /** What is bought, such as a division. */
  readonly itemId: string;
  readonly quantity: number;
  /** What the domain wants to know of it: who competes, answers, a signature. Anything, so check it by a schema. */
  readonly details: unknown;
  /** For pay-what-you-want: minor units. */
  readonly amount?: number | undefined;
}

export interface Offer {
  readonly seller: SellerOwner;
  readonly currency: CurrencyCode;
  /** For the receipt: the competition's name. */
  readonly title: string;
  /** Where the buyer goes afterwards: an address of the web app. */
  readonly address: string;
  /** When it takes place, for the refund rule; null: it has no date. */
  readonly startsAt: Date | null;
  /** Frozen into the order. */
  readonly refundRule: RefundRule;
  /** Who gives units back by the refund rule keeps them until the money has arrived. Left out: they go back at once. */
  readonly keepsUntilRefunded?: boolean;
  /** How long places are held, 5 to 60 minutes. */
  readonly holdMinutes: number;
  /** The method that pays is kept for later payments, as the buyer asked. */
  readonly savesMethod?: boolean;
  /** Answers or signatures are missing: not even a free order is handed over without them. */
  readonly isUnready?: boolean;
  /** What promo codes are made for beside this offer itself, such as the series of an event. */
  readonly sharedCodes?: readonly { readonly offerKind: string; readonly offerId: string }[];
  readonly lines: readonly OfferedLine[];
}

export interface OfferedLine {
  readonly itemId: string;
  /** What shared promo codes know the item by; left out: by its own id. */
  readonly sharedItemId?: string | undefined;
  /** Promo codes take nothing off, such as of a delivery. */
  readonly keepsPrice?: boolean;
  readonly title: string;
  /** Price of each unit in minor units: those of one line differ where a price step ends inside it. */
  readonly prices: readonly number[];
  /** Hundredths of a percent; null: the seller's own rate. */
  readonly taxRate: number | null;
  /** What the domain keeps with the line, such as who competes. Given back on fulfillment. */
  readonly details: unknown;
  /** Every unit of the line takes one place in each of these pools. */
  readonly pools: readonly string[];
}

/** An order that is to be paid. */
export interface UnpaidLines {
  readonly kind: string;
  readonly offerId: string;
  readonly personId: string | null;
  /** `asked`: what was ordered; `details`: what the domain keeps with the line. */
  readonly lines: readonly { readonly asked: ChosenLine; readonly details: unknown }[];
}

export interface PoolRoom {
  /** Unique in the whole product: `division:<id>`. */
  readonly key: string;
  /** null: without an end. */
  readonly capacity: number | null;
  /** Places that are sold, given away or kept back. */
  readonly taken: number;
}

export interface SoldOrder {
  readonly id: string;
  readonly buyer: Buyer;
  readonly offerId: string;
  readonly lines: readonly SoldLine[];
  readonly at: Date;
}

export interface SoldLine {
  readonly id: string;
  readonly itemId: string;
  readonly details: unknown;
  readonly units: readonly SoldUnit[];
}

export interface SoldUnit {
  readonly id: string;
  readonly lineId: string;
  /** What was paid for it, in minor units. */
  readonly total: number;
}
