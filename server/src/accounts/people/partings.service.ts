import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';

export interface Parted {
  readonly personId: string;
  /** null: everybody that the person trained, as they are a trainer no longer. */
  readonly otherId: string | null;
  /** Who blocks, or who changed the account type. */
  readonly actorId: string;
}

/** What ends in the transaction in which one of two people blocks the other, or somebody stops being a trainer. */
export type Parting = (parts: Parts, tx: Transaction, parted: Parted) => Promise<void>;
