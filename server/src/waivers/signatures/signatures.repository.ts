import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { SignerState } from '@chalkline/contract/waivers/waiver.schema.ts';
import { and, eq, gte, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { guardianRequests } from '../guardian-requests/guardian-requests.table.ts';
import type { ParticipantsQuery } from '../subjects/subjects.repository.ts';
import { waivers, waiverVersions } from '../waivers/waivers.table.ts';
import { type SignatureRow, signatures } from './signatures.table.ts';

/** A signature with the number of the version that was signed. */
export interface Signature extends SignatureRow {
  readonly number: number;
}

function select(database: Sql) {
  return database
    .select({ signature: signatures, number: waiverVersions.number })
    .from(signatures)
    .innerJoin(waiverVersions, eq(waiverVersions.id, signatures.versionId));
}

type Found = Awaited<ReturnType<typeof select>>[number];

const joined = ({ signature, number }: Found): Signature => ({ ...signature, number });

/** Who signed: a person, or somebody without an account for a place, such as a ticket. */
export type SignerKey = Pick<SignatureRow, 'personId' | 'holderId'>;

const isBy = ({ personId, holderId }: SignerKey) =>
  personId === null ? eq(signatures.holderId, holderId ?? '') : eq(signatures.personId, personId);

/** Their last signature of each of these waivers. */
export async function findLastSignatures(
  database: Sql,
  signer: SignerKey,
  waiverIds: readonly string[],
): Promise<ReadonlyMap<string, Signature>> {
  if (waiverIds.length === 0) return new Map();
  const found = await select(database)
    .where(and(inArray(signatures.waiverId, [...waiverIds]), isBy(signer)))
    .orderBy(waiverVersions.number);
  return new Map(found.map((row) => [row.signature.waiverId, joined(row)]));
}

export async function findSignature(database: Sql, waiverId: string, id: string): Promise<Signature | null> {
  const [found] = await select(database).where(and(eq(signatures.waiverId, waiverId), eq(signatures.id, id)));
  return found ? joined(found) : null;
}

/** Their signature of this version: the new one, or the one that was there. */
export async function keepSignature(database: Sql, row: SignatureRow): Promise<Signature> {
  const signer = row.personId === null ? signatures.holderId : signatures.personId;
  await database
    .insert(signatures)
    .values(row)
    .onConflictDoNothing({ target: [signatures.versionId, signer] });
  const [found] = await select(database).where(and(eq(signatures.versionId, row.versionId), isBy(row)));
  if (!found) throw new Error('The signature is missing.');
  return joined(found);
}

/** For each of these waivers, how many people signed a version that counts. */
export async function countSigned(
  database: Sql,
  waiverIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (waiverIds.length === 0) return new Map();
  const found = await database
    .select({
      id: waivers.id,
      people: sql<number>`count(distinct coalesce(${signatures.personId}, ${signatures.holderId}))::int`,
    })
    .from(waivers)
    .innerJoin(signatures, eq(signatures.waiverId, waivers.id))
    .innerJoin(
      waiverVersions,
      and(eq(waiverVersions.id, signatures.versionId), gte(waiverVersions.number, waivers.signedFrom)),
    )
    .where(inArray(waivers.id, [...waiverIds]))
    .groupBy(waivers.id);
  return new Map(found.map(({ id, people: some }) => [id, some]));
}

/** How many signed each version, by its number. */
export async function countByVersion(database: Sql, waiverId: string): Promise<ReadonlyMap<number, number>> {
  const found = await database
    .select({ number: waiverVersions.number, people: sql<number>`count(*)::int` })
    .from(signatures)
    .innerJoin(waiverVersions, eq(waiverVersions.id, signatures.versionId))
    .where(eq(signatures.waiverId, waiverId))
    .groupBy(waiverVersions.number);
  return new Map(found.map(({ number, people: some }) => [number, some]));
}

export interface MissingSignature {
  readonly personId: string;
  readonly waiverId: string;
  readonly title: string;
}

/** The waivers of the subject that these people haven't signed in a version that counts. */
export function findMissing(
  database: Sql,
  { subjectKind, subjectId }: PaperSubjectName,
  personIds: readonly string[],
): Promise<MissingSignature[]> {
  const signedVersion = database
    .select({ one: sql`1` })
    .from(signatures)
    .innerJoin(waiverVersions, eq(waiverVersions.id, signatures.versionId))
    .where(
      and(
        eq(signatures.waiverId, waivers.id),
        eq(signatures.personId, people.id),
        gte(waiverVersions.number, waivers.signedFrom),
      ),
    );
  const newest = database
    .select({ waiverId: waiverVersions.waiverId, number: waiverVersions.number, title: waiverVersions.title })
    .from(waiverVersions)
    .as('newest');
  return database
    .select({ personId: people.id, waiverId: waivers.id, title: newest.title })
    .from(waivers)
    .innerJoin(newest, and(eq(newest.waiverId, waivers.id), eq(newest.number, waivers.number)))
    .innerJoin(people, inArray(people.id, [...personIds]))
    .where(
      and(
        eq(waivers.subjectKind, subjectKind),
        eq(waivers.subjectId, subjectId),
        eq(waivers.isActive, true),
        notExists(signedVersion),
      ),
    )
    .orderBy(waivers.id);
}

/** Somebody who takes part, with their last signature. */
export interface Signer {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly personId: string | null;
  readonly signatureId: string | null;
  readonly number: number | null;
  readonly signedAt: Date | null;
  readonly guardian: string | null;
  /** A guardian was asked by mail, and hasn't signed. */
  readonly guardianAsked: boolean;
}

const columns = {
  key: sql<string>`signer.key`,
  name: sql<string>`signer.name`,
  detail: sql<string>`signer.detail`,
  personId: sql<string | null>`signer.person_id`,
  signatureId: sql<string | null>`signer.signature_id`,
  number: sql<number | null>`signer.number`,
  signedAt: sql<Date | null>`signer.signed_at`.mapWith(signatures.signedAt),
  guardian: sql<string | null>`signer.guardian`,
  guardianAsked: sql<boolean>`signer.guardian_asked`,
};

/** By name. */
export const signerOrder = keyset<Signer>(
  ascending({ sql: columns.name, type: 'text' }, ({ name }) => name),
  ascending({ sql: columns.key, type: 'text' }, ({ key }) => key),
);

export interface SignersAsked {
  readonly waiverId: string;
  readonly signedFrom: number;
  readonly participants: ParticipantsQuery;
  readonly state?: SignerState | undefined;
  readonly search?: string | undefined;
}

/** Everybody who takes part or has signed. */
export function findSigners(database: Sql, asked: SignersAsked, page: KeysetPage): Promise<Signer[]> {
  return database
    .select(columns)
    .from(signersOf(asked))
    .where(and(narrowed(asked), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

/** The same without pages, by name. */
export function findAllSigners(database: Sql, asked: SignersAsked): Promise<Signer[]> {
  return database.select(columns).from(signersOf(asked)).orderBy(columns.name, columns.key);
}

export async function countSigners(database: Sql, asked: SignersAsked): Promise<number> {
  const [found] = await database
    .select({ rows: sql<number>`count(*)::int` })
    .from(signersOf(asked))
    .where(narrowed(asked));
  return found?.rows ?? 0;
}

function signersOf({ waiverId, participants }: SignersAsked): SQL {
  const signer = sql`coalesce(${signatures.personId}, ${signatures.holderId})`;
  const last = sql`select distinct on (${signer}) ${signer}::text as signer, ${signatures.personId} as person_id,
      ${signatures.id} as signature_id, ${signatures.name} as name, ${signatures.signedAt} as signed_at,
      ${signatures.guardianName} as guardian, ${waiverVersions.number} as number
    from ${signatures} join ${waiverVersions} on ${waiverVersions.id} = ${signatures.versionId}
    where ${signatures.waiverId} = ${waiverId}
    order by ${signer}, ${waiverVersions.number} desc`;
  return sql`(select coalesce(participant.key, last.signer) as key,
      coalesce(participant.name, last.name) as name, coalesce(participant.detail, '') as detail,
      coalesce(participant.person_id, last.person_id) as person_id,
      last.signature_id, last.number, last.signed_at, last.guardian,
      exists (select from ${guardianRequests} where ${guardianRequests.waiverId} = ${waiverId}
        and ${guardianRequests.personId} = coalesce(participant.person_id, last.person_id)
        and ${guardianRequests.signedAt} is null) as guardian_asked
    from (${participants}) participant full join (${last}) last
      on last.signer = coalesce(participant.person_id::text, participant.key)) signer`;
}

const conditions: Readonly<Record<SignerState, (signedFrom: number) => SQL>> = {
  signed: (signedFrom) => sql`${columns.number} >= ${signedFrom}`,
  outdated: (signedFrom) => sql`${columns.number} < ${signedFrom}`,
  missing: () => sql`${columns.number} is null`,
};

function narrowed({ state, search, signedFrom }: SignersAsked): SQL | undefined {
  return and(
    state && conditions[state](signedFrom),
    search ? matchesPrefixes(columns.name, search) : undefined,
  );
}

const proof = 'the organizer’s proof that the waiver was signed';

/** What waivers hold of people. */
export const waiverPersonalTables: readonly PersonalTable[] = [
  {
    table: waivers,
    byId: [waivers.createdBy],
    exported: null,
    erased: { kept: 'it belongs to what it is signed for' },
  },
  {
    table: waiverVersions,
    byId: [waiverVersions.createdBy],
    exported: null,
    erased: { kept: 'others signed it' },
  },
  {
    table: signatures,
    byId: [signatures.personId],
    exported: {
      name: 'waivers-i-signed',
      columns: {
        waiverId: signatures.waiverId,
        versionId: signatures.versionId,
        name: signatures.name,
        drawing: signatures.drawing,
        isMinor: signatures.isMinor,
        guardianName: signatures.guardianName,
        guardianRelation: signatures.guardianRelation,
        guardianDrawing: signatures.guardianDrawing,
        address: signatures.address,
        guardianEmail: signatures.guardianEmail,
        guardianAddress: signatures.guardianAddress,
        at: signatures.signedAt,
      },
    },
    erased: { kept: proof },
  },
  {
    table: signatures,
    byEmail: [signatures.guardianEmail],
    exported: {
      name: 'waivers-i-signed-as-guardian',
      columns: {
        waiverId: signatures.waiverId,
        versionId: signatures.versionId,
        guardianName: signatures.guardianName,
        guardianRelation: signatures.guardianRelation,
        guardianDrawing: signatures.guardianDrawing,
        guardianAddress: signatures.guardianAddress,
        at: signatures.signedAt,
      },
    },
    erased: { kept: proof },
  },
];
