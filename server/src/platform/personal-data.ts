import type { Transaction } from './database/database.ts';
import type { DataSubject, PersonalList, PersonalTable } from './database/personal-tables.ts';
import type { Parts } from './parts.ts';

/** A file that is a person's: what it is called in an export, and where it lies. */
export interface PersonalFile {
  readonly name: string;
  readonly storageKey: string;
}

/** What one domain answers when a person wants all that is theirs, or wants to be gone. */
export interface PersonalData {
  readonly domain: string;
  readonly tables: readonly PersonalTable[];
  /** Lists for an export that take more than one table. */
  readonly lists?: (parts: Parts, person: DataSubject) => Promise<readonly PersonalList[]>;
  readonly files?: (parts: Parts, person: DataSubject) => Promise<readonly PersonalFile[]>;
  /** What being erased takes beyond the tables' own rows; in the transaction, before they go. */
  readonly erase?: (parts: Parts, tx: Transaction, person: DataSubject) => Promise<void>;
  /** Refuses with 409 while the person is needed: the last owner of something. In the transaction of leaving. */
  readonly requireFree?: (tx: Transaction, person: DataSubject, now: Date) => Promise<void>;
}
