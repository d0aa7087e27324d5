import { z } from 'zod';
import { accountTypes } from '../accounts/account-types.ts';
import { audiences, guardedFields } from '../accounts/audiences.ts';
import { personNameField } from '../accounts/person.schema.ts';
import { genders, weightUnits } from '../accounts/preferences.ts';
import { countryField } from '../countries/country.schema.ts';
import { hasDatesIn } from '../date-format.ts';
import { dayField, idField, momentField, optionalText, zoneField } from '../http/fields.ts';
import { patchOf } from '../http/patch.ts';
import { uploadField } from '../uploads/upload.schema.ts';
import { handlePattern } from './handle.rules.ts';

export const bioLength = 500;

/** BCP 47, and one that this machine has dates and numbers for. */
const localeField = z.string().min(2).max(35).refine(hasDatesIn, { error: 'is not a known language' });

/** Nobody alive was born earlier; whether it lies in the future the server knows. */
const birthDateField = dayField.refine((day) => day >= '1900-01-01', { error: 'is before 1900' });

const audienceField = z.enum(audiences);
const fieldAudiences = z.strictObject(
  Object.fromEntries(guardedFields.map((field) => [field, audienceField])) as Record<
    (typeof guardedFields)[number],
    typeof audienceField
  >,
);

/** What is left out stays as it is; so of two changes at once each keeps its fields. */
export const profilePatch = patchOf({
  name: personNameField,
  bio: optionalText(bioLength),
  birthDate: birthDateField.nullable(),
  gender: z.enum(genders).nullable(),
  country: countryField.nullable(),
  zone: zoneField.nullable(),
  /** null: as the browser is set. */
  locale: localeField.nullable(),
  /** null: each load as it was measured. */
  weightUnit: z.enum(weightUnits).nullable(),
  /** Names an upload of one's own; null takes the photo off. */
  photo: uploadField.nullable(),
  pageAudience: audienceField,
  fieldAudiences: fieldAudiences.partial(),
});
export type ProfilePatch = z.output<typeof profilePatch>;

export const handleChoice = z.strictObject({
  handle: z.string().trim().toLowerCase().regex(handlePattern),
});

/** One's own profile, whole. */
export const profileReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  /** null: now. */
  handleChangeableFrom: momentField.nullable(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  /** Below the uploads path; see `imageAddress`. */
  photo: z.string().nullable(),
  bio: z.string(),
  birthDate: dayField.nullable(),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  zone: z.string().nullable(),
  locale: z.string().nullable(),
  weightUnit: z.enum(weightUnits).nullable(),
  pageAudience: audienceField,
  fieldAudiences,
  /** Under 16: the page is nobody's but the organization's, whatever was chosen. */
  isChild: z.boolean(),
  inOrganization: z.boolean(),
  joinedAt: momentField,
});
export type ProfileReply = z.output<typeof profileReply>;

/** A person's page: what whoever asks may not see is null, like what was never said. */
export const personPage = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  photo: z.string().nullable(),
  bio: z.string().nullable(),
  birthDate: dayField.nullable(),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  joinedAt: momentField,
  /** Whether results are shown at all. */
  showsResults: z.boolean(),
  isMe: z.boolean(),
});
export type PersonPage = z.output<typeof personPage>;

/** An id, or a handle behind an @. */
export const personParams = z.strictObject({ personId: idField });
