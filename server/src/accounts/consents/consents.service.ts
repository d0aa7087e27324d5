import {
  type ConsentPurpose,
  type ConsentReply,
  consentPurposes,
  consentWording,
} from '@chalkline/contract/accounts/consent.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { eraseRows, type PersonalTable } from '../../platform/database/personal-tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { personById } from '../people/people.service.ts';
import { consentNeeded } from './consents.errors.ts';
import { endConsent, findConsents, holdConsent, insertConsents } from './consents.repository.ts';
import type { ConsentRow } from './consents.table.ts';

type OfPerson = Pick<Viewer, 'personId'>;

/** What a domain keeps of people for a purpose, so that withdrawing the consent deletes it. */
export interface KeptByConsent {
  readonly purpose: ConsentPurpose;
  readonly tables?: readonly PersonalTable[];
  /** What takes more than the person’s rows of its tables. */
  readonly erase?: (parts: Parts, tx: Transaction, personId: string) => Promise<void>;
}

/** Throws 403 `…_consent_needed` unless the person agreed; nobody can withdraw it before the transaction has ended. */
export async function requireConsent(
  { sql }: Pick<Transaction, 'sql'>,
  { personId }: OfPerson,
  purpose: ConsentPurpose,
): Promise<void> {
  if (!(await holdConsent(sql, personId, purpose))) throw consentNeeded(purpose);
}

/** Every purpose in its order. */
export function listConsents(parts: Parts, viewer: OfPerson): Promise<ConsentReply[]> {
  return presentAll(parts.database.sql, viewer);
}

async function presentAll(sql: Sql, { personId }: OfPerson): Promise<ConsentReply[]> {
  const rows = await findConsents(sql, personId);
  return consentPurposes.map((purpose) => {
    const latest = rows.find((row) => row.purpose === purpose);
    return { purpose, ...times(latest) };
  });
}

function times(latest: ConsentRow | undefined) {
  if (!latest?.withdrawnAt) return { givenAt: latest?.givenAt.toISOString() ?? null, withdrawnAt: null };
  return { givenAt: null, withdrawnAt: latest.withdrawnAt.toISOString() };
}

/** Given before, it stays as it was. */
export async function giveConsent(
  parts: Parts,
  { personId }: OfPerson,
  purpose: ConsentPurpose,
): Promise<ConsentReply[]> {
  await keepConsents(parts, parts.database.sql, personId, [purpose]);
  return presentAll(parts.database.sql, { personId });
}

/** Each unless it was given before. */
export async function keepConsents(
  { clock }: Pick<Parts, 'clock'>,
  sql: Sql,
  personId: string,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  const givenAt = clock.now();
  const given = { personId, wording: consentWording, givenAt, withdrawnAt: null };
  const rows = purposes.map((purpose) => ({ ...given, id: newId(givenAt.getTime()), purpose }));
  await insertConsents(sql, rows);
}

/** Deletes what was kept with it. Right as well where there is none. */
export async function withdrawConsent(
  parts: Parts,
  { personId }: OfPerson,
  purpose: ConsentPurpose,
  kept: readonly KeptByConsent[],
): Promise<ConsentReply[]> {
  return parts.database.transaction(async (tx) => {
    // Waits until calls that are saving something with this consent have finished; all of it is deleted next.
    await endConsent(tx.sql, personId, purpose, parts.clock.now());
    const person = { id: personId, email: (await personById(tx.sql, personId))?.email ?? '' };
    for (const one of kept.filter((each) => each.purpose === purpose)) {
      for (const table of one.tables ?? []) await eraseRows(tx.sql, table, person, parts.clock.now());
      await one.erase?.(parts, tx, personId);
    }
    return presentAll(tx.sql, { personId });
  });
}
