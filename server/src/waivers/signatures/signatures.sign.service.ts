import type { Drawing } from '@chalkline/contract/drawing.schema.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { NewSignature } from '@chalkline/contract/waivers/waiver.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { GuardianRequestRow } from '../guardian-requests/guardian-requests.table.ts';
import type { SeenSubject } from '../subjects/paper-subject.service.ts';
import { seeSubject } from '../subjects/subjects.service.ts';
import { waiverNotFound } from '../waivers/waivers.errors.ts';
import { isMinor } from '../waivers/waivers.rules.ts';
import { fileInView, requireWaiver, type Waiver } from '../waivers/waivers.service.ts';
import { birthDateRequired, guardianRequired, waiverChanged, waiverInactive } from './signatures.errors.ts';
import { keepSignature, type Signature, type SignerKey } from './signatures.repository.ts';
import type { SignedWaiver } from './signatures.service.ts';

/**
 * Signs the newest version; a second time gives the first signature. Throws 409 when another version was read, 422
 * when a guardian is missing, or a birth date where nobody knows it.
 */
export async function signWaiver(
  parts: Parts,
  viewer: Viewer,
  { waiverId, address }: { readonly waiverId: string; readonly address: string },
  body: NewSignature,
): Promise<SignedWaiver> {
  const { personId } = viewer;
  return parts.database.transaction((tx) =>
    signWithin(parts, tx, viewer, { waiverId, address, signer: { personId, holderId: null } }, body),
  );
}

interface SigningAsked {
  readonly waiverId: string;
  readonly address: string;
  readonly signer: SignerKey;
}

async function signWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { waiverId, address, signer }: SigningAsked,
  { versionId, name, drawing, birthDate, guardian }: NewSignature,
): Promise<SignedWaiver> {
  const { personId, holderId } = signer;
  const signing = await enterSigning(tx, viewer, { waiverId, versionId, birthDate, signerId: personId });
  const { waiver, subject, isMinor: minor } = signing;
  if (minor && guardian === null) throw guardianRequired();
  const now = parts.clock.now();
  const signature = await keepSignature(tx.sql, {
    id: newId(now.getTime()),
    waiverId: waiver.id,
    versionId,
    personId,
    holderId,
    name,
    drawing,
    isMinor: minor,
    guardianName: minor ? (guardian?.name ?? null) : null,
    guardianRelation: minor ? (guardian?.relation ?? null) : null,
    guardianDrawing: minor ? (guardian?.drawing ?? null) : null,
    guardianEmail: null,
    guardianAddress: null,
    address,
    signedAt: now,
  });
  const file = fileInView(parts, viewer, waiver.newest);
  return { waiver, version: waiver.newest, file, signature, isInside: subject.mayRead };
}

/**
 * A signature for one place of a thing, such as a ticket. For domains that have checked whose it is. Throws 404 for the
 * waiver of something else.
 */
export async function signAtPlace(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  asked: SigningAsked & { readonly subject: PaperSubjectName },
  body: NewSignature,
): Promise<void> {
  const { subjectKind, subjectId } = await requireWaiver(tx.sql, asked.waiverId);
  if (subjectKind !== asked.subject.subjectKind || subjectId !== asked.subject.subjectId)
    throw waiverNotFound();
  await signWithin(parts, tx, viewer, asked, body);
}

/** A waiver that somebody may sign now. */
export interface Signing {
  readonly waiver: Waiver;
  readonly subject: SeenSubject;
  /** On the day. */
  readonly isMinor: boolean;
  /** Of the one who signs. */
  readonly email: string | null;
}

interface SigningChecked {
  readonly waiverId: string;
  readonly versionId: string;
  readonly birthDate: string | null;
  /** null: somebody without an account here; left out: the viewer. */
  readonly signerId?: string | null;
}

/** No new version comes until the transaction ends. Throws 409 for another version, and 422 without a birth date. */
export async function enterSigning(
  tx: Transaction,
  viewer: Viewer,
  { waiverId, versionId, birthDate, signerId = viewer.personId }: SigningChecked,
): Promise<Signing> {
  const { subjectId } = await requireWaiver(tx.sql, waiverId);
  await lock(tx, 'waivers', subjectId, 'shared');
  const waiver = await requireWaiver(tx.sql, waiverId);
  const subject = await seeSubject(tx.sql, viewer, waiver);
  if (!waiver.isActive) throw waiverInactive();
  if (waiver.newest.id !== versionId) throw waiverChanged();
  const person = signerId === null ? null : await personById(tx.sql, signerId);
  const born = person?.birthDate ?? birthDate;
  if (subject.adultIfBornBy !== null && born === null) throw birthDateRequired();
  const minor = isMinor(born, subject.adultIfBornBy);
  return { waiver, subject, isMinor: minor, email: person?.email.toLowerCase() ?? null };
}

/** What a guardian adds who signs by a mailed link. */
export interface GuardianByLink {
  readonly name: string;
  readonly relation: string;
  readonly drawing: Drawing | null;
  readonly email: string;
  readonly address: string;
}

/** A minor's signature once their guardian has signed by the link. Who signed meanwhile keeps that signature. */
export function keepGuardianSignature(
  sql: Sql,
  { waiverId, versionId, personId, name, drawing, address }: GuardianRequestRow,
  guardian: GuardianByLink,
  signedAt: Date,
): Promise<Signature> {
  return keepSignature(sql, {
    id: newId(signedAt.getTime()),
    waiverId,
    versionId,
    personId,
    holderId: null,
    name,
    drawing,
    address,
    signedAt,
    isMinor: true,
    guardianName: guardian.name,
    guardianRelation: guardian.relation,
    guardianDrawing: guardian.drawing,
    guardianEmail: guardian.email,
    guardianAddress: guardian.address,
  });
}
