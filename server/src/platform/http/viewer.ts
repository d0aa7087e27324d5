import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';

/** The person who calls. */
export interface Viewer {
  readonly personId: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly organizationId: string | null;
  readonly sessionId: string;
  /** Has proven an email and has no account. */
  readonly isGuest?: true;
  /** Judges by a link, without an account. */
  readonly byLink?: true;
}

/** The person, or null for a visitor who is not signed in. */
export type MaybeViewer = Viewer | null;

/** Finds out whom a bearer token belongs to; null when it is unknown, ended or revoked. */
export type Identify = (token: string) => Promise<MaybeViewer>;
