import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { SignerState, SignersQuery } from '@chalkline/contract/waivers/waiver.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findWaitingRequests } from '../guardian-requests/guardian-requests.repository.ts';
import type { GuardianRequestRow } from '../guardian-requests/guardian-requests.table.ts';
import type { SeenSubject } from '../subjects/paper-subject.service.ts';
import { findSubject, participantsOf, readSubject, seeSubject } from '../subjects/subjects.service.ts';
import { findVersions, findWaiver, findWaivers } from '../waivers/waivers.repository.ts';
import { isMinor } from '../waivers/waivers.rules.ts';
import {
  fileInView,
  listVersions,
  requireWaiver,
  type Waiver,
  type WaiverFile,
  type WaiverVersion,
} from '../waivers/waivers.service.ts';
import { signatureNotFound, waiverRequired } from './signatures.errors.ts';
import {
  countByVersion,
  countSigned,
  countSigners,
  findAllSigners,
  findLastSignatures,
  findMissing,
  findSignature,
  findSigners,
  type MissingSignature,
  type Signature,
  type SignerKey,
  type Signer as SignerRow,
  signerOrder,
} from './signatures.repository.ts';

/** A waiver as one viewer sees it. */
export interface WaiverInView {
  readonly waiver: Waiver;
  readonly file: WaiverFile | null;
  readonly mine: Signature | null;
  readonly guardianAsked: GuardianRequestRow | null;
  readonly signedCount: number | null;
}

export type { Signature } from './signatures.repository.ts';

export interface WaiversInView {
  readonly waivers: readonly WaiverInView[];
  readonly subject: SeenSubject;
  readonly signer: {
    readonly name: string;
    readonly hasBirthDate: boolean;
    readonly isMinor: boolean;
  } | null;
}

/** The waivers of a thing; those that are no longer asked for only for those who manage it. */
export async function listWaivers(
  parts: Parts,
  viewer: MaybeViewer,
  name: PaperSubjectName,
): Promise<WaiversInView> {
  const { sql } = parts.database;
  const subject = await seeSubject(sql, viewer, name);
  const waivers = await findWaivers(sql, name, { onlyActive: !subject.mayRead });
  const person = viewer && (await personById(sql, viewer.personId));
  return {
    waivers: await inView(parts, viewer, subject, waivers),
    subject,
    signer: person && {
      name: person.name,
      hasBirthDate: person.birthDate !== null,
      isMinor: isMinor(person.birthDate, subject.adultIfBornBy),
    },
  };
}

/** Who signs for a place, such as a ticket; `holderId` where they have no account here. */
export interface Signer extends SignerKey {
  readonly name: string;
}

const signerOf = ({ personId }: Viewer): SignerKey => ({ personId, holderId: null });

/** What is asked for of one place, with its signatures. For domains that have checked whose it is. */
export async function listWaiversOf(
  parts: Parts,
  viewer: Viewer,
  name: PaperSubjectName,
  signer: Signer,
): Promise<WaiversInView> {
  const { sql } = parts.database;
  const subject = await seeSubject(sql, viewer, name);
  const waivers = await findWaivers(sql, name, { onlyActive: true });
  const mine = await findLastSignatures(
    sql,
    signer,
    waivers.map(({ id }) => id),
  );
  const person = signer.personId === null ? null : await personById(sql, signer.personId);
  return {
    waivers: waivers.map((waiver) => ({
      waiver,
      file: fileInView(parts, viewer, waiver.newest),
      mine: mine.get(waiver.id) ?? null,
      guardianAsked: null,
      signedCount: null,
    })),
    subject,
    signer: {
      name: signer.name,
      hasBirthDate: (person?.birthDate ?? null) !== null,
      isMinor: person !== null && isMinor(person.birthDate, subject.adultIfBornBy),
    },
  };
}

/** One waiver as the viewer sees it. */
export async function viewWaiver(parts: Parts, viewer: Viewer, waiver: Waiver): Promise<WaiverInView> {
  const subject = await seeSubject(parts.database.sql, viewer, waiver);
  const [seen] = await inView(parts, viewer, subject, [waiver]);
  if (!seen) throw new Error('A waiver was lost on the way.');
  return seen;
}

async function inView(
  parts: Parts,
  viewer: MaybeViewer,
  subject: SeenSubject,
  waivers: readonly Waiver[],
): Promise<WaiverInView[]> {
  const { sql } = parts.database;
  const ids = waivers.map(({ id }) => id);
  const mine = viewer ? await findLastSignatures(sql, signerOf(viewer), ids) : new Map();
  const waiting = viewer
    ? await findWaitingRequests(sql, viewer.personId, ids, parts.clock.now())
    : new Map<string, GuardianRequestRow>();
  const counts = subject.mayRead ? await countSigned(sql, ids) : null;
  return waivers.map((waiver) => ({
    waiver,
    file: fileInView(parts, viewer, waiver.newest),
    mine: mine.get(waiver.id) ?? null,
    guardianAsked: waiting.get(waiver.id) ?? null,
    signedCount: counts && (counts.get(waiver.id) ?? 0),
  }));
}

/** A signature with what was signed. */
export interface SignedWaiver {
  readonly waiver: Waiver;
  readonly version: WaiverVersion;
  readonly file: WaiverFile | null;
  readonly signature: Signature;
  /** Whether the network address is shown. */
  readonly isInside: boolean;
}

/** A signature for the person who signed and for those who manage the waiver. Throws 404. */
export async function getSignature(
  parts: Parts,
  viewer: Viewer,
  { waiverId, signatureId }: { readonly waiverId: string; readonly signatureId: string },
): Promise<SignedWaiver> {
  const { sql } = parts.database;
  const waiver = isId(waiverId) ? await findWaiver(sql, waiverId) : null;
  const signature = waiver && isId(signatureId) ? await findSignature(sql, waiver.id, signatureId) : null;
  if (!waiver || !signature) throw signatureNotFound();
  const isMine = signature.personId === viewer.personId;
  // Who signed keeps their copy, whatever became of the thing.
  const subject = await findSubject(sql, viewer, waiver);
  const isInside = subject?.mayRead ?? false;
  if (!isMine && !isInside) throw subject ? notAllowed() : signatureNotFound();
  const version = (await findVersions(sql, waiver.id)).find(({ id }) => id === signature.versionId);
  if (!version) throw new Error(`The version of the signature ${signature.id} is missing.`);
  return { waiver, version, file: fileInView(parts, viewer, version), signature, isInside };
}

/** Somebody who takes part, and the state of their signature. */
export interface SignerInView extends SignerRow {
  readonly state: SignerState;
}

/** Everybody who takes part or has signed, by name. Throws 403 for those who don't manage the waiver. */
export async function listSigners(
  parts: Parts,
  viewer: Viewer,
  waiverId: string,
  { state, search, ...query }: SignersQuery,
): Promise<Page<SignerInView[]>> {
  const { sql } = parts.database;
  const { signedFrom, ...waiver } = await requireWaiver(sql, waiverId);
  await readSubject(sql, viewer, waiver);
  const asked = { waiverId: waiver.id, signedFrom, participants: participantsOf(waiver), state, search };
  const page = await readPage(parts.config, query, {
    list: ['signers', waiver.id, state ?? '', search ?? ''],
    order: signerOrder,
    read: (some) => findSigners(sql, asked, some),
    count: () => countSigners(sql, asked),
  });
  return presentPage(page, (signer) => ({ ...signer, state: stateOf(signer, signedFrom) }));
}

/** The same, all at once, for exports and reminders. */
export async function readSigners(sql: Sql, waiver: Waiver): Promise<SignerInView[]> {
  const { id: waiverId, signedFrom } = waiver;
  const found = await findAllSigners(sql, { waiverId, signedFrom, participants: participantsOf(waiver) });
  return found.map((signer) => ({ ...signer, state: stateOf(signer, signedFrom) }));
}

function stateOf({ number }: SignerRow, signedFrom: number): SignerState {
  if (number === null) return 'missing';
  return number >= signedFrom ? 'signed' : 'outdated';
}

/** A version with the number of people who signed it. */
export interface CountedVersion {
  readonly version: WaiverVersion;
  readonly file: WaiverFile | null;
  readonly signatures: number;
}

/** All versions, newest first. Throws 403 for those who don't manage the waiver. */
export async function listVersionsWithCounts(
  parts: Parts,
  viewer: Viewer,
  waiverId: string,
): Promise<CountedVersion[]> {
  const versions = await listVersions(parts, viewer, waiverId);
  const counts = await countByVersion(parts.database.sql, waiverId);
  return versions.map((version) => ({
    version,
    file: fileInView(parts, viewer, version),
    signatures: counts.get(version.number) ?? 0,
  }));
}

/** What these people still have to sign before they take part; nothing: they have signed all of it. */
export function findUnsigned(
  sql: Sql,
  subject: PaperSubjectName,
  personIds: readonly string[],
): Promise<readonly MissingSignature[]> {
  return personIds.length === 0 ? Promise.resolve([]) : findMissing(sql, subject, personIds);
}

/** The titles of what everyone who takes part signs. */
export async function waiverTitles(sql: Sql, subject: PaperSubjectName): Promise<string[]> {
  return (await findWaivers(sql, subject, { onlyActive: true })).map(({ newest }) => newest.title);
}

/**
 * For sellers: throws 422 `waiver_required` at `path` (`body.lines.0`) while one of these people has a waiver of the
 * thing to sign. No new version comes until the transaction ends.
 */
export async function checkSigned(
  tx: Transaction,
  subject: PaperSubjectName,
  { personIds, path }: { readonly personIds: readonly string[]; readonly path: string },
): Promise<void> {
  await lock(tx, 'waivers', subject.subjectId, 'shared');
  const [missing] = await findUnsigned(tx.sql, subject, personIds);
  if (missing) throw waiverRequired(path, missing.title);
}
