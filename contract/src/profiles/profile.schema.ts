import { z } from 'zod';
import { accountTypes } from '../accounts/account-types.ts';
import { audiences, guardedFields } from '../accounts/audiences.ts';
import { personNameField } from '../accounts/person.schema.ts';
import { genders, weightUnits } from '../accounts/preferences.ts';
import { countryField } from '../countries/country.schema.ts';
import { hasDatesIn } from '../date-format.ts';
import { dayField, idField, momentField, optionalText, zoneField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';
import { uploadField } from '../uploads/upload.schema.ts';
import { handlePattern } from './handle.rules.ts';

export const bioLength = 500;

/** A BCP 47 tag the runtime has date and number formats for. */
const localeField = z.string().min(2).max(35).refine(hasDatesIn, { error: 'is not a known language' });

/** No living person was born earlier. The server rejects dates in the future. */
const birthDateField = dayField.refine((day) => day >= '1900-01-01', { error: 'is before 1900' });

const audienceField = z.enum(audiences);
const fieldAudiences = z.strictObject(
  Object.fromEntries(guardedFields.map((field) => [field, audienceField])) as Record<
    (typeof guardedFields)[number],
    typeof audienceField
  >,
);

/** Fields that are left out don't change, so two simultaneous edits of different fields are both kept. */
export const profilePatch = patchWithWas({
  name: personNameField,
  bio: optionalText(bioLength),
  birthDate: birthDateField.nullable(),
  gender: z.enum(genders).nullable(),
  country: countryField.nullable(),
  zone: zoneField.nullable(),
  /** null: the browser's setting. */
  locale: localeField.nullable(),
  /** null: each load in the unit it was measured in. */
  weightUnit: z.enum(weightUnits).nullable(),
  /** An upload of the viewer's own; null removes the photo. */
  photo: uploadField.nullable(),
  pageAudience: audienceField,
  fieldAudiences: fieldAudiences.partial(),
});
export type ProfilePatch = z.output<typeof profilePatch>;

/** Who may see the page and each field of it, side by side as a form has them. */
export const audienceChoices = z.strictObject({ pageAudience: audienceField, ...fieldAudiences.shape });
export type AudienceChoices = z.output<typeof audienceChoices>;

export const handleChoice = z.strictObject({
  handle: z.string().trim().toLowerCase().regex(handlePattern),
});

/** The viewer's own profile, complete. */
export const profileReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  /** null: right away. */
  handleChangeableFrom: momentField.nullable(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  /** A path below the uploads path; see `imageAddress`. */
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
  /** Under 16: only the organization can see the page, whatever was chosen. */
  isChild: z.boolean(),
  inOrganization: z.boolean(),
  joinedAt: momentField,
});
export type ProfileReply = z.output<typeof profileReply>;

/** A person's public page. Fields the viewer may not see are null, just like fields that were never filled in. */
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

/** An id, or `@` followed by a handle. */
export const personParams = z.strictObject({ personId: idField });
