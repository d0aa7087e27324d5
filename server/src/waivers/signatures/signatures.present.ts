import type {
  SignatureReply,
  SignerReply,
  WaiverReply,
  WaiversReply,
  WaiverVersionReply,
} from '@chalkline/contract/waivers/waiver.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import type { WaiverVersion } from '../waivers/waivers.service.ts';
import type {
  CountedVersion,
  SignedWaiver,
  SignerInView,
  WaiverInView,
  WaiversInView,
} from './signatures.service.ts';

type Reader = { readonly parts: Pick<Parts, 'config' | 'clock'>; readonly viewer: MaybeViewer };

export function presentWaiver(reader: Reader, { waiver, mine, signedCount }: WaiverInView): WaiverReply {
  const { id, newest, number, signedFrom, isActive, version } = waiver;
  return {
    id,
    title: newest.title,
    text: newest.text,
    file: presentFile(reader, newest),
    versionId: newest.id,
    number,
    signedFrom,
    isActive,
    version,
    publishedAt: newest.createdAt.toISOString(),
    mine: mine && {
      id: mine.id,
      name: mine.name,
      number: mine.number,
      signedAt: mine.signedAt.toISOString(),
      isCurrent: mine.number >= signedFrom,
    },
    signedCount,
  };
}

export function presentWaivers(reader: Reader, { waivers, subject, signer }: WaiversInView): WaiversReply {
  return {
    waivers: waivers.map((waiver) => presentWaiver(reader, waiver)),
    adultIfBornBy: subject.adultIfBornBy,
    signer,
    can: { manage: subject.mayManage && subject.isOpen },
  };
}

export function presentSignature(reader: Reader, signed: SignedWaiver): SignatureReply {
  const { waiver, version, signature, isInside } = signed;
  const { guardianName, guardianRelation, guardianDrawing, number } = signature;
  return {
    id: signature.id,
    waiverId: waiver.id,
    title: version.title,
    text: version.text,
    file: presentFile(reader, version),
    number,
    textSha256: version.textSha256,
    fileSha256: version.fileSha256,
    name: signature.name,
    drawing: signature.drawing,
    isMinor: signature.isMinor,
    guardian:
      guardianName !== null && guardianRelation !== null
        ? { name: guardianName, relation: guardianRelation, drawing: guardianDrawing }
        : null,
    address: isInside ? signature.address : null,
    signedAt: signature.signedAt.toISOString(),
    isCurrent: number >= waiver.signedFrom,
  };
}

export function presentSigner({ key, name, detail, personId, state, ...signed }: SignerInView): SignerReply {
  const { signatureId, number, signedAt, guardian } = signed;
  return {
    key,
    name,
    detail,
    hasAccount: personId !== null,
    state,
    signature:
      signatureId !== null && number !== null && signedAt !== null
        ? { id: signatureId, number, signedAt: signedAt.toISOString(), guardian }
        : null,
  };
}

export function presentVersions(reader: Reader, versions: readonly CountedVersion[]): WaiverVersionReply[] {
  return versions.map((version) => {
    const { number, title, text, textSha256, createdAt, signatures } = version;
    const publishedAt = createdAt.toISOString();
    return { number, title, text, file: presentFile(reader, version), textSha256, publishedAt, signatures };
  });
}

function presentFile({ parts, viewer }: Reader, { file }: WaiverVersion): WaiverReply['file'] {
  if (!file) return null;
  const { id, bytes } = file;
  return { id, path: pathFor(parts, viewer, uploadName(file), 'viewer'), bytes };
}
