import { z } from 'zod';
import { idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';
import { volunteerRoles } from './shift.schema.ts';

/** Credentials of one competition. */
export const credentialLimit = 10;

const facts = {
  /** As volunteers know it: "Judge course". */
  name: lineField(80),
  /** Roles whose shifts require it. */
  roles: z.array(z.enum(volunteerRoles)).max(volunteerRoles.length),
  /** Whether it counts only once an organizer has confirmed it. */
  needsConfirmation: z.boolean(),
};

export const newCredential = z.strictObject({
  ...facts,
  roles: facts.roles.default([]),
  needsConfirmation: facts.needsConfirmation.default(false),
});
export type NewCredential = z.output<typeof newCredential>;

export const credentialPatch = patchWithWas(facts);
export type CredentialPatch = z.output<typeof credentialPatch>;

/** What a person states about their credential, such as a certificate number. */
export const credentialNoteLength = 120;
export const statedCredential = z.strictObject({ note: optionalLine(credentialNoteLength).default('') });

export const confirmedCredential = z.strictObject({ confirmed: z.boolean() });

const held = {
  note: z.string(),
  /** When they stated it; null: an organizer confirmed it unasked. */
  statedAt: momentField.nullable(),
  confirmedAt: momentField.nullable(),
};

/** A credential as the one who asks sees it. */
export const credentialReply = z.object({
  id: z.string(),
  ...facts,
  mine: z.object(held).nullable(),
});
export type CredentialReply = z.output<typeof credentialReply>;

/** A volunteer, and whether they have a credential; the fields of those who don't are empty. */
export const credentialHolderReply = z.object({
  personId: z.string(),
  name: z.string(),
  ...held,
  /** It counts for shifts that require it. */
  counts: z.boolean(),
});
export type CredentialHolderReply = z.output<typeof credentialHolderReply>;

export const credentialParams = z.strictObject({ competitionId: idField, credentialId: idField });
export const credentialHolderParams = z.strictObject({
  competitionId: idField,
  credentialId: idField,
  personId: idField,
});
