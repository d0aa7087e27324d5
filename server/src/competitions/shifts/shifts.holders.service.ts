import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import {
  deleteHeldCredential,
  findHeldCredentials,
  type HeldCredential,
  keepHeldCredential,
} from '../credentials/credentials.repository.ts';
import { counts } from '../credentials/credentials.rules.ts';
import { type CredentialParams, credentialOf, enterCredential } from '../credentials/credentials.service.ts';
import type { CredentialRow } from '../credentials/credentials.table.ts';
import { volunteerNotFound } from './shifts.errors.ts';
import { findVolunteers } from './shifts.repository.ts';

/** A volunteer, with what they said of a credential and whether it counts. */
export interface CredentialHolder
  extends Pick<HeldCredential, 'personId' | 'name' | 'note' | 'statedAt' | 'confirmedAt'> {
  readonly counts: boolean;
}

/** Everyone who has stated a credential, was confirmed, or has a shift, by name. For the staff alone. */
export async function listCredentialHolders(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams,
): Promise<CredentialHolder[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, params.competitionId), 'seeInside');
  return readHolders(sql, await credentialOf(sql, params));
}

/** Confirms what a volunteer stated, or that someone on a shift has it unasked; or undoes it. Throws 404. */
export async function confirmCredential(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams & { readonly personId: string },
  { confirmed }: { readonly confirmed: boolean },
): Promise<CredentialHolder[]> {
  const { competitionId, credentialId, personId } = params;
  return parts.database.transaction(async (tx) => {
    const credential = await enterCredential(tx, viewer, params);
    const known = await readHolders(tx.sql, credential);
    const before = known.find((one) => one.personId === personId);
    if (!before) throw volunteerNotFound();
    if ((before.confirmedAt !== null) === confirmed) return known;
    const { note, statedAt } = before;
    const row = { credentialId, personId, note, statedAt };
    if (confirmed) {
      const by = { confirmedAt: parts.clock.now(), confirmedBy: viewer.personId };
      await keepHeldCredential(tx.sql, { ...row, ...by });
    } else if (statedAt !== null) {
      await keepHeldCredential(tx.sql, { ...row, confirmedAt: null, confirmedBy: null });
    } else {
      await deleteHeldCredential(tx.sql, { credentialId, personId });
    }
    const action = confirmed
      ? 'competition.credential_confirmed'
      : 'competition.credential_confirmation_undone';
    await auditCompetition(parts, tx, viewer, competitionId, action, { after: { credentialId, personId } });
    return readHolders(tx.sql, credential);
  });
}

async function readHolders(sql: Sql, credential: CredentialRow): Promise<CredentialHolder[]> {
  const { id, competitionId } = credential;
  const held = (await findHeldCredentials(sql, competitionId)).filter(
    ({ credentialId }) => credentialId === id,
  );
  const holders = new Map<string, Omit<CredentialHolder, 'counts'>>();
  for (const { personId, name } of await findVolunteers(sql, competitionId))
    holders.set(personId, { personId, name, note: '', statedAt: null, confirmedAt: null });
  for (const one of held) holders.set(one.personId, one);
  return [...holders.values()]
    .map((one) => ({ ...one, counts: counts(credential, one) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
