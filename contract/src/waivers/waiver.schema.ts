import { z } from 'zod';
import { drawing } from '../drawing.schema.ts';
import { emailField, idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

export const waiverLimits = { title: 120, text: 40_000, perSubject: 10, name: 120, relation: 60 } as const;

const words = {
  title: lineField(waiverLimits.title),
  /** May be empty where a file holds the waiver. */
  text: optionalText(waiverLimits.text),
};

/** What the editor of a waiver sends, apart from the file. */
export const waiverWords = z.object({ title: words.title, text: words.text });

/** The seed's call: what the waiver belongs to is named by one of these ids. The file is a PDF. */
export const newWaiver = z
  .object({
    group_id: idField.optional(),
    competition_id: idField.optional(),
    /** A gym’s own, for its members and those who come to train. */
    organization_id: idField.optional(),
    /** Of a competition: who signs it. */
    signed_by: z.enum(['athletes', 'volunteers']).default('athletes'),
    title: words.title,
    text: words.text.default(''),
  })
  .superRefine(({ group_id, competition_id, organization_id }, context) => {
    const ids = Object.entries({ group_id, competition_id, organization_id });
    const given = ids.filter(([, id]) => id !== undefined).map(([name]) => name);
    if (given.length === 1) return;
    const message = 'names one of a competition, a group and an organization';
    context.addIssue({ code: 'custom', path: [given.at(-1) ?? 'competition_id'], message });
  });
export type NewWaiver = z.output<typeof newWaiver>;

/**
 * Changing title, text or file makes a new version of the waiver; `version` is the row's, as it was read. `asksAgain`:
 * people who signed an earlier version must sign the new one.
 */
export const waiverPatch = z.strictObject({
  version: z.int().min(1),
  title: words.title.optional(),
  text: words.text.optional(),
  /** An uploaded PDF; null takes the file away. */
  fileId: idField.nullable().optional(),
  asksAgain: z.boolean().default(true),
  /** Whether people are asked to sign it. */
  isActive: z.boolean().optional(),
});
export type WaiverPatch = z.output<typeof waiverPatch>;

export const waiverFile = z.object({ id: z.string(), path: z.string(), bytes: z.int() });

const signed = z.object({
  id: z.string(),
  name: z.string(),
  /** The version that was signed. */
  number: z.int(),
  signedAt: momentField,
  /** False: a newer version has to be signed. */
  isCurrent: z.boolean(),
});

export const waiverReply = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  file: waiverFile.nullable(),
  /** Names the version that is shown; sent back when it is signed. */
  versionId: z.string(),
  /** 1 for the first version. */
  number: z.int(),
  /** Signatures of this version and later ones count. */
  signedFrom: z.int(),
  isActive: z.boolean(),
  /** Of the row, for patches. */
  version: z.int(),
  publishedAt: momentField,
  /** The last signature of the one who asks; null: none. */
  mine: signed.nullable(),
  /** The guardian who was asked by mail and hasn't signed; null: nobody was. */
  guardianAsked: z.object({ email: z.string(), expiresAt: momentField }).nullable(),
  /** How many people's signatures count; null for those who don't manage it. */
  signedCount: z.int().nullable(),
  /** When people who haven’t signed were last reminded; null also for those who don't manage it. */
  remindedAt: momentField.nullable(),
});
export type WaiverReply = z.output<typeof waiverReply>;

export const waiversReply = z.object({
  waivers: z.array(waiverReply),
  /** Who was born later is a minor on the day, and signs with a parent or guardian; null: nobody is asked. */
  adultIfBornBy: z.iso.date().nullable(),
  /** What is known of the one who asks; null for a visitor. */
  signer: z.object({ name: z.string(), hasBirthDate: z.boolean(), isMinor: z.boolean() }).nullable(),
  can: z.object({ manage: z.boolean() }),
});
export type WaiversReply = z.output<typeof waiversReply>;

export const signing = {
  name: lineField(waiverLimits.name),
  /** null: the typed name is the signature. */
  drawing: drawing.nullable(),
};

export const newSignature = z.strictObject({
  versionId: idField,
  ...signing,
  /** Only where the profile has none. */
  birthDate: z.iso.date().nullable().default(null),
  /** The parent or guardian of a minor. */
  guardian: z
    .strictObject({ ...signing, relation: lineField(waiverLimits.relation) })
    .nullable()
    .default(null),
});
export type NewSignature = z.output<typeof newSignature>;

/** A minor's part of a signature, and whom the link for the other part goes to. */
export const askingGuardian = z.strictObject({
  versionId: idField,
  ...signing,
  /** Only where the profile has none. */
  birthDate: z.iso.date().nullable().default(null),
  email: emailField,
});
export type AskingGuardian = z.output<typeof askingGuardian>;

/** A signature with everything that proves it. */
export const signatureReply = z.object({
  id: z.string(),
  waiverId: z.string(),
  title: z.string(),
  text: z.string(),
  file: waiverFile.nullable(),
  number: z.int(),
  /** Of title and text, and of the file, as they were signed: SHA-256 in hexadecimal. */
  textSha256: z.string(),
  fileSha256: z.string().nullable(),
  name: z.string(),
  drawing: drawing.nullable(),
  isMinor: z.boolean(),
  guardian: z
    .object({
      name: z.string(),
      relation: z.string(),
      drawing: drawing.nullable(),
      /** Where the link went that they signed by; null: signed on the minor's device. */
      email: z.string().nullable(),
      /** The network address they signed from, under the same rule as the other one. */
      address: z.string().nullable(),
    })
    .nullable(),
  /** The network address it was signed from; only for those who manage the waiver. */
  address: z.string().nullable(),
  signedAt: momentField,
  isCurrent: z.boolean(),
});
export type SignatureReply = z.output<typeof signatureReply>;

/** `outdated`: signed, but a newer version asks again. */
export const signerStates = ['signed', 'outdated', 'missing'] as const;
export type SignerState = (typeof signerStates)[number];

export const signersQuery = z.strictObject({
  state: z.enum(signerStates).optional(),
  search: optionalLine(100).optional(),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
});
export type SignersQuery = z.output<typeof signersQuery>;

/** Somebody who takes part, and whether they have signed. */
export const signerReply = z.object({
  key: z.string(),
  name: z.string(),
  /** Such as the division. */
  detail: z.string(),
  /** False: nobody has claimed this place yet, so nobody can sign for it online. */
  hasAccount: z.boolean(),
  state: z.enum(signerStates),
  /** A minor who signed, and whose guardian was asked by mail. */
  waitsForGuardian: z.boolean(),
  signature: z
    .object({ id: z.string(), number: z.int(), signedAt: momentField, guardian: z.string().nullable() })
    .nullable(),
});
export type SignerReply = z.output<typeof signerReply>;

/** What became of a reminder. */
export const remindersReply = z.object({
  reminded: z.int(),
  /** Without an account, so nobody can be told. */
  unreachable: z.int(),
});
export type RemindersReply = z.output<typeof remindersReply>;

export const waiverVersionReply = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  file: waiverFile.nullable(),
  textSha256: z.string(),
  publishedAt: momentField,
  signatures: z.int(),
});
export type WaiverVersionReply = z.output<typeof waiverVersionReply>;

export const waiverParams = z.strictObject({ waiverId: idField });
export const signatureParams = z.strictObject({ waiverId: idField, signatureId: idField });
