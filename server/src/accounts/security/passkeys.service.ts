import {
  type NewPasskey,
  type PasskeyChange,
  passkeyLimits,
} from '@chalkline/contract/accounts/passkey.schema.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { siteOf } from '../passkeys/passkey-challenges.service.ts';
import { creationOptions } from '../passkeys/passkey-options.service.ts';
import { passkeyKnown, passkeysFull } from '../passkeys/passkeys.errors.ts';
import {
  deletePasskey,
  findPasskeysOf,
  insertPasskey,
  lockPasskey,
} from '../passkeys/passkeys.repository.ts';
import type { PasskeyRow } from '../passkeys/passkeys.table.ts';
import { verifyNewPasskey } from '../passkeys/passkeys.verify.service.ts';
import { provePassword } from '../passwords/passwords.change.service.ts';
import { getMe } from '../people/people.service.ts';
import { passSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import { endSessionsOpenedWith, notePasskey } from '../sessions/sessions.repository.ts';

export interface ListedPasskey extends PasskeyRow {
  /** Whether it signs in at this site. */
  readonly isHere: boolean;
}

/** The viewer's passkeys of every site, newest first. */
export async function listPasskeys(
  parts: Pick<Parts, 'config' | 'database'>,
  { personId }: Viewer,
): Promise<ListedPasskey[]> {
  const { host } = siteOf(parts);
  const rows = await findPasskeysOf(parts.database.sql, personId);
  return rows.map((row) => ({ ...row, isHere: row.site === host }));
}

/** Begins to add one. Throws 429, `password_wrong`, `passkeys_full` and what the second step throws. */
export async function startPasskey(parts: Parts, viewer: Viewer, proof: PasskeyChange) {
  const person = await getMe(parts, viewer);
  await proveBoth(parts, viewer, proof);
  const known = await findPasskeysOf(parts.database.sql, person.id);
  if (known.length >= passkeyLimits.perPerson) throw passkeysFull();
  return creationOptions(parts, person, known);
}

/**
 * Adds the passkey that answered the challenge. This session then counts as opened with it: adding one
 * proves as much. Throws `passkey_not_added`, `passkey_known` and `passkeys_full`.
 */
export async function addPasskey(
  parts: Parts,
  { personId, sessionId }: Viewer,
  { name, ...created }: NewPasskey,
): Promise<ListedPasskey> {
  const credential = await verifyNewPasskey(parts, personId, created);
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  const row = { ...credential, id, personId, name, createdAt, lastUsedAt: null };
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'passkeys', personId, 'exclusive');
    const { length } = await findPasskeysOf(tx.sql, personId);
    if (length >= passkeyLimits.perPerson) throw passkeysFull();
    if (!(await insertPasskey(tx.sql, row))) throw passkeyKnown();
    await notePasskey(tx.sql, sessionId, id);
    await note(parts, tx, personId, 'person.passkey_added');
    await tellSecurity(parts, tx, personId, 'passkey_added', { name });
    return { ...row, isHere: true };
  });
}

/**
 * Removes one, and ends the other sessions it opened: it may be in the wrong hands. Throws 404, 429, `password_wrong`
 * and what the second step throws.
 */
export async function removePasskey(
  parts: Parts,
  viewer: Viewer,
  passkeyId: string,
  proof: PasskeyChange,
): Promise<null> {
  const { personId, sessionId } = viewer;
  const isOwn = (await findPasskeysOf(parts.database.sql, personId)).some(({ id }) => id === passkeyId);
  if (!isOwn) throw notFound();
  await proveBoth(parts, viewer, proof);
  await parts.database.transaction(async (tx) => {
    const passkey = await lockPasskey(tx.sql, personId, passkeyId);
    if (!passkey) throw notFound();
    await endSessionsOpenedWith(tx.sql, passkey.id, sessionId);
    await deletePasskey(tx.sql, passkey);
    await note(parts, tx, personId, 'person.passkey_removed');
    await tellSecurity(parts, tx, personId, 'passkey_removed', { name: passkey.name });
  });
  return null;
}

async function proveBoth(parts: Parts, viewer: Viewer, { password, ...step }: PasskeyChange): Promise<void> {
  await provePassword(parts, viewer, password, 'password');
  await passSecondFactor(parts, viewer.personId, step);
}

async function note(parts: Parts, tx: Transaction, personId: string, action: AuditAction): Promise<void> {
  await recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'person', subjectId: personId });
}
