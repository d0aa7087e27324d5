import {
  type CredentialPatch,
  credentialLimit,
  type NewCredential,
} from '@chalkline/contract/competitions/credential.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn, type NamedLock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  competitionLock,
  enterCompetition,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { competitionClosed, competitionNotFound } from '../competitions/competitions.errors.ts';
import { credentialChanged, credentialNotFound, tooManyCredentials } from './credentials.errors.ts';
import {
  deleteCredentialRow,
  deleteHeldCredential,
  findCredentials,
  findHeldCredentials,
  insertCredential,
  keepHeldCredential,
  updateCredential,
} from './credentials.repository.ts';
import type { CredentialRow, HeldCredentialRow } from './credentials.table.ts';

export interface CredentialParams {
  readonly competitionId: string;
  readonly credentialId: string;
}

/** A credential as one person sees it. */
export interface CredentialInView {
  readonly credential: CredentialRow;
  readonly mine: HeldCredentialRow | null;
}

const credentialsLock = (competitionId: string): NamedLock => [
  'competition credentials',
  competitionId,
  'exclusive',
];

/** By name. */
export async function listCredentials(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CredentialInView[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  return inView(sql, viewer, competitionId);
}

/** Throws 409 for a name that another one has, or when there are too many. */
export async function createCredential(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewCredential,
): Promise<CredentialInView> {
  const createdAt = parts.clock.now();
  const row = { ...body, id: newId(createdAt.getTime()), competitionId, createdAt };
  return parts.database.transaction(async (tx) => {
    await enterCredentials(tx, viewer, competitionId);
    if ((await findCredentials(tx.sql, competitionId)).length >= credentialLimit) throw tooManyCredentials();
    await insertCredential(tx.sql, row);
    const change = { after: { id: row.id, ...body } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.credential_added', change);
    return { credential: row, mine: null };
  });
}

export async function changeCredential(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams,
  patch: CredentialPatch,
): Promise<CredentialInView> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    const credential = await enterCredential(tx, viewer, params);
    const change = readPatch(credential, patch, credentialChanged);
    if (change) {
      await updateCredential(tx.sql, credential.id, change.after);
      await auditCompetition(parts, tx, viewer, competitionId, 'competition.credential_changed', {
        before: { id: credential.id, ...change.before },
        after: change.after,
      });
    }
    return oneInView(tx.sql, viewer, params);
  });
}

/** With who has it. */
export async function deleteCredential(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { id, name } = await enterCredential(tx, viewer, params);
    await deleteCredentialRow(tx.sql, id);
    const change = { before: { id, name } };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.credential_removed', change);
    return null;
  });
}

/** What a person says about themselves; what an organizer confirmed stays confirmed only for the same note. */
export async function stateCredential(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams,
  { note }: { readonly note: string },
): Promise<CredentialInView> {
  return parts.database.transaction(async (tx) => {
    await enterOwn(tx, viewer, params);
    const { mine } = await oneInView(tx.sql, viewer, params);
    const isSame = mine !== null && (mine.statedAt === null || mine.note === note);
    await keepHeldCredential(tx.sql, {
      credentialId: params.credentialId,
      personId: viewer.personId,
      note,
      statedAt: mine?.statedAt ?? parts.clock.now(),
      confirmedAt: isSame ? mine.confirmedAt : null,
      confirmedBy: isSame ? mine.confirmedBy : null,
    });
    return oneInView(tx.sql, viewer, params);
  });
}

export async function withdrawCredential(
  parts: Parts,
  viewer: Viewer,
  params: CredentialParams,
): Promise<CredentialInView> {
  return parts.database.transaction(async (tx) => {
    await enterOwn(tx, viewer, params);
    const { credentialId } = params;
    await deleteHeldCredential(tx.sql, { credentialId, personId: viewer.personId });
    return oneInView(tx.sql, viewer, params);
  });
}

/** For those who run the competition. Throws 404, 403 or 409. */
export async function enterCredential(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, credentialId }: CredentialParams,
): Promise<CredentialRow> {
  await enterCredentials(tx, viewer, competitionId);
  return credentialOf(tx.sql, { competitionId, credentialId });
}

/** Throws 404 when there is none. */
export async function credentialOf(
  sql: Sql,
  { competitionId, credentialId }: CredentialParams,
): Promise<CredentialRow> {
  const found = (await findCredentials(sql, competitionId)).find(({ id }) => id === credentialId);
  if (!found) throw credentialNotFound();
  return found;
}

async function enterCredentials(tx: Transaction, viewer: Viewer, competitionId: string): Promise<void> {
  await enterCompetition(tx, viewer, competitionId, 'manageEntries', [credentialsLock(competitionId)]);
}

/** People state what they have while shifts can be taken. */
async function enterOwn(tx: Transaction, viewer: Viewer, params: CredentialParams): Promise<void> {
  const { competitionId } = params;
  if (!isId(competitionId)) throw competitionNotFound();
  await lockInTurn(tx, [competitionLock(competitionId), credentialsLock(competitionId)]);
  const { state } = await seeCompetition(tx.sql, viewer, competitionId);
  if (state !== 'published' && state !== 'live') throw competitionClosed(state);
  await credentialOf(tx.sql, params);
}

async function inView(sql: Sql, { personId }: Viewer, competitionId: string): Promise<CredentialInView[]> {
  const held = await findHeldCredentials(sql, competitionId, personId);
  return (await findCredentials(sql, competitionId)).map((credential) => ({
    credential,
    mine: held.find(({ credentialId }) => credentialId === credential.id) ?? null,
  }));
}

async function oneInView(
  sql: Sql,
  viewer: Viewer,
  { competitionId, credentialId }: CredentialParams,
): Promise<CredentialInView> {
  const found = (await inView(sql, viewer, competitionId)).find(
    ({ credential }) => credential.id === credentialId,
  );
  if (!found) throw credentialNotFound();
  return found;
}
