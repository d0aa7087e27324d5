import { randomBytes } from 'node:crypto';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { day } from '@chalkline/contract/spans.ts';
import { type GuardianSignature, guardianLinkDays } from '@chalkline/contract/waivers/guardian.schema.ts';
import type { AskingGuardian } from '@chalkline/contract/waivers/waiver.schema.ts';
import { limits } from '../../accounts/attempts/attempts.rules.ts';
import { countTry } from '../../accounts/attempts/attempts.service.ts';
import { mailNotSetUp } from '../../accounts/codes/codes.errors.ts';
import { hashToken } from '../../accounts/sessions/sessions.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { storageKey } from '../../uploads/uploads.rules.ts';
import {
  findGuardianRequest,
  lockGuardianRequest,
  markGuardianSigned,
  replaceGuardianRequest,
} from '../guardian-requests/guardian-requests.repository.ts';
import type { GuardianRequestRow } from '../guardian-requests/guardian-requests.table.ts';
import { waiverInactive } from '../signatures/signatures.errors.ts';
import { viewWaiver, type WaiverInView } from '../signatures/signatures.service.ts';
import { enterSigning, keepGuardianSignature } from '../signatures/signatures.sign.service.ts';
import { seeSubject, titleOf } from '../subjects/subjects.service.ts';
import { findVersions, findWaiver } from '../waivers/waivers.repository.ts';
import { requireWaiver, type Waiver, type WaiverVersion } from '../waivers/waivers.service.ts';
import { guardianIsYou, guardianLinkExpired, guardianNotNeeded } from './guardians.errors.ts';
import { mailGuardianJob } from './guardians.jobs.ts';

/** The kind of notice that tells the minor; its words are with the reminders. */
const noticeKind = 'waiver';

/**
 * Keeps a minor's own signature and mails their parent or guardian a link for the other one. A link that was mailed
 * before stops working. Throws what signing throws, `guardian_not_needed`, `guardian_is_you`, `mail_not_set_up` and 429.
 */
export async function askGuardian(
  parts: Parts,
  viewer: Viewer,
  { waiverId, address }: { readonly waiverId: string; readonly address: string },
  { versionId, name, drawing, birthDate, email }: AskingGuardian,
): Promise<WaiverInView> {
  await seeSubject(parts.database.sql, viewer, await requireWaiver(parts.database.sql, waiverId));
  if (!parts.mail.reaches) throw mailNotSetUp();
  await countTry(parts, { email, address, ofEmail: limits.mailToEmail, fromNetwork: limits.mailFromNetwork });
  const waiver = await parts.database.transaction(async (tx) => {
    const signing = await enterSigning(tx, viewer, { waiverId, versionId, birthDate });
    if (!signing.isMinor) throw guardianNotNeeded();
    if (signing.email === email.toLowerCase()) throw guardianIsYou();
    const token = randomBytes(32).toString('base64url');
    const createdAt = parts.clock.now();
    await replaceGuardianRequest(tx.sql, {
      id: newId(createdAt.getTime()),
      waiverId: signing.waiver.id,
      versionId,
      personId: viewer.personId,
      name,
      drawing,
      address,
      email: email.toLowerCase(),
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + guardianLinkDays * day),
      signedAt: null,
    });
    await parts.jobs.enqueue(tx, mailGuardianJob, { token });
    return signing.waiver;
  });
  return viewWaiver(parts, viewer, waiver);
}

/** What a guardian is asked to sign. */
export interface GuardianRequest {
  readonly request: GuardianRequestRow;
  readonly waiver: Waiver;
  readonly version: WaiverVersion;
  /** What it is signed for. */
  readonly subject: string;
}

/** Throws `guardian_link_expired`. */
export async function getGuardianRequest(parts: Parts, token: string): Promise<GuardianRequest> {
  const found = await findByToken(parts, token);
  if (!found) throw guardianLinkExpired();
  return found;
}

/** The PDF, for those who have the link: they may not see what it is signed for. */
export async function getGuardianFile(parts: Parts, token: string): Promise<FileReply> {
  const { version } = await getGuardianRequest(parts, token);
  const { file } = version;
  if (!file) throw guardianLinkExpired();
  return new FileReply({
    version: file.id,
    audience: 'viewer',
    download: fileNameOf([version.title], 'pdf'),
    open: () => parts.storage.get(storageKey(file)),
  });
}

/**
 * The guardian signs, and with that the minor has. A second time changes nothing. Throws `guardian_link_expired` and
 * 409 `waiver_inactive`.
 */
export async function signAsGuardian(
  parts: Parts,
  { token, address }: { readonly token: string; readonly address: string },
  { name, relation, drawing }: GuardianSignature,
): Promise<GuardianRequest> {
  await parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const request = await lockGuardianRequest(tx.sql, hashToken(token), now);
    const found = request && (await withWaiver(tx.sql, request));
    if (!found) throw guardianLinkExpired();
    if (found.request.signedAt !== null) return;
    // No new version comes while somebody signs this one.
    await lock(tx, 'waivers', found.waiver.subjectId, 'shared');
    const waiver = await findWaiver(tx.sql, found.waiver.id);
    if (!waiver || found.version.number < waiver.signedFrom) throw guardianLinkExpired();
    if (!waiver.isActive) throw waiverInactive();
    const guardian = { name, relation, drawing, email: found.request.email, address };
    await keepGuardianSignature(tx.sql, found.request, guardian, now);
    await markGuardianSigned(tx.sql, found.request.id, now);
    await notify(parts, tx, {
      kind: 'request',
      cause: `${noticeKind}:${found.request.id}:signed`,
      subject: { kind: noticeKind, id: waiver.id },
      happening: 'guardian_signed',
      actorId: null,
      recipients: [found.request.personId],
    });
  });
  return getGuardianRequest(parts, token);
}

/** null for a link that doesn't work, and for a version whose signatures no longer count. */
export async function findByToken(parts: Parts, token: string): Promise<GuardianRequest | null> {
  const { sql } = parts.database;
  const request = await findGuardianRequest(sql, hashToken(token), parts.clock.now());
  return request && withWaiver(sql, request);
}

async function withWaiver(sql: Sql, request: GuardianRequestRow): Promise<GuardianRequest | null> {
  const waiver = await findWaiver(sql, request.waiverId);
  if (!waiver) return null;
  const version = (await findVersions(sql, waiver.id)).find(({ id }) => id === request.versionId);
  if (!version || version.number < waiver.signedFrom) return null;
  return { request, waiver, version, subject: await titleOf(sql, waiver) };
}
