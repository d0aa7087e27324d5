import type {
  SignatureReply,
  SignerReply,
  WaiverReply,
  WaiversReply,
  WaiverVersionReply,
} from '@chalkline/contract/waivers/waiver.schema.ts';
import type {
  CountedVersion,
  SignedWaiver,
  SignerInView,
  WaiverInView,
  WaiversInView,
} from './signatures.service.ts';

export function presentWaiver({ waiver, file, mine, guardianAsked, signedCount }: WaiverInView): WaiverReply {
  const { id, newest, number, signedFrom, isActive, version } = waiver;
  return {
    id,
    title: newest.title,
    text: newest.text,
    file,
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
    guardianAsked: guardianAsked && {
      email: guardianAsked.email,
      expiresAt: guardianAsked.expiresAt.toISOString(),
    },
    signedCount,
    remindedAt: signedCount === null ? null : (waiver.remindedAt?.toISOString() ?? null),
  };
}

export function presentWaivers({ waivers, subject, signer }: WaiversInView): WaiversReply {
  return {
    waivers: waivers.map(presentWaiver),
    adultIfBornBy: subject.adultIfBornBy,
    signer,
    can: { manage: subject.mayManage && subject.isOpen },
  };
}

export function presentSignature(signed: SignedWaiver): SignatureReply {
  const { waiver, version, file, signature, isInside } = signed;
  const { guardianName, guardianRelation, guardianDrawing, guardianEmail, number } = signature;
  return {
    id: signature.id,
    waiverId: waiver.id,
    title: version.title,
    text: version.text,
    file,
    number,
    textSha256: version.textSha256,
    fileSha256: version.fileSha256,
    name: signature.name,
    drawing: signature.drawing,
    isMinor: signature.isMinor,
    guardian:
      guardianName !== null && guardianRelation !== null
        ? {
            name: guardianName,
            relation: guardianRelation,
            drawing: guardianDrawing,
            email: guardianEmail,
            address: isInside ? signature.guardianAddress : null,
          }
        : null,
    address: isInside ? signature.address : null,
    signedAt: signature.signedAt.toISOString(),
    isCurrent: number >= waiver.signedFrom,
  };
}

export function presentSigner({ key, name, detail, personId, state, ...signed }: SignerInView): SignerReply {
  const { signatureId, number, signedAt, guardian, guardianAsked } = signed;
  return {
    key,
    name,
    detail,
    hasAccount: personId !== null,
    state,
    waitsForGuardian: guardianAsked && state !== 'signed',
    signature:
      signatureId !== null && number !== null && signedAt !== null
        ? { id: signatureId, number, signedAt: signedAt.toISOString(), guardian }
        : null,
  };
}

export function presentVersion({ version, file, signatures }: CountedVersion): WaiverVersionReply {
  const { number, title, text, textSha256, createdAt } = version;
  return { number, title, text, file, textSha256, publishedAt: createdAt.toISOString(), signatures };
}
