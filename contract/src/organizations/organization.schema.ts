import { z } from 'zod';
import { newPasswordField, personNameField, registrationReply } from '../accounts/person.schema.ts';
import { emailField, idField, lineField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { colorPattern } from './color.rules.ts';
import { identifierPattern } from './identifier.rules.ts';

export const identifierField = z.string().trim().toLowerCase().regex(identifierPattern);
export const organizationNameField = lineField(100);
const colorField = z.string().trim().toLowerCase().regex(colorPattern);

/** The longest trial that can be set, in days: ten years. */
export const longestTrial = 3650;

/** A company and its first admin. The field names are fixed: companion pages send them. */
export const newCorporate = z.strictObject({
  name: organizationNameField,
  identifier: identifierField,
  admin_name: personNameField,
  email: emailField,
  password: newPasswordField,
});
export type NewCorporate = z.output<typeof newCorporate>;

/** A company created by a person who already has an account. */
export const newOrganization = z.strictObject({ name: organizationNameField, identifier: identifierField });
export type NewOrganization = z.output<typeof newOrganization>;

/** Fields that are left out don't change. */
export const corporatePatch = z.strictObject({
  /** Default: the viewer's own; an admin can name any. */
  identifier: identifierField.optional(),
  name: organizationNameField.optional(),
  bg_color: colorField.optional(),
  text_color: colorField.optional(),
  button_color: colorField.optional(),
  /** An empty value removes the logo; a new one is sent as a file. */
  logo: z.literal('').optional(),
});
export type CorporatePatch = z.output<typeof corporatePatch>;

export const corporateQuery = z.strictObject({ identifier: optionalLine(100) });
/** With `organizationId`, only that organization, to show an earlier choice. */
export const corporatesQuery = z.strictObject({ ...pageQuery, organizationId: idField.optional() });
export type CorporatesQuery = z.output<typeof corporatesQuery>;

/** A company's record. Only its corporate_admin and admins see the trial. */
export const corporateReply = z.object({
  identifier: z.string(),
  name: z.string(),
  /** A path below the uploads path, public. null: none. */
  logo: z.string().nullable(),
  /** Lowercase. All three are null until a brand has been chosen. */
  bg_color: z.string().nullable(),
  text_color: z.string().nullable(),
  button_color: z.string().nullable(),
  trial_start_date: z.string().optional(),
  /** Days. null: no end. */
  trial_period: z.int().nullable().optional(),
});
export type CorporateReply = z.output<typeof corporateReply>;

/**
 * A company whose admin hasn't verified their address yet: the record it will start with, identical whether or not the
 * address is known. The trial starts with the verification.
 */
export const corporateRegistrationReply = corporateReply.extend({
  ...registrationReply.shape,
  trial_start_date: z.null(),
  trial_period: z.int(),
});
export type CorporateRegistrationReply = z.output<typeof corporateRegistrationReply>;

/** One row of the admin's table. */
export const corporateLineReply = corporateReply.extend({
  id: z.string(),
  people: z.int(),
  /** null: no end. */
  trial_ends_at: z.string().nullable(),
  read_only_since: z.string().nullable(),
  /** Nothing is deleted before this moment. */
  kept_until: z.string().nullable(),
});
export type CorporateLineReply = z.output<typeof corporateLineReply>;

/** The viewer's own organization, as every page needs it. */
export const myOrganizationReply = corporateReply.extend({
  id: z.string(),
  /** Only for its corporate_admin. null: no end, or the viewer may not know. */
  daysLeft: z.int().nullable(),
  trialEndsAt: z.string().nullable(),
  /** For its corporate_admin, while a plan for companies is paid: until when. */
  paidUntil: z.string().nullable(),
  /** For all of its people: since then, anything they write is refused. */
  readOnlySince: z.string().nullable(),
  /** For its corporate_admin, together with `readOnlySince`: nothing is deleted before this moment. */
  keptUntil: z.string().nullable(),
  can: z.object({ editBranding: z.boolean() }),
});
export type MyOrganizationReply = z.output<typeof myOrganizationReply>;

export const organizationParams = z.strictObject({ organizationId: idField });

/** Days from the start of the trial; null turns it into a contract without an end. */
export const trialPatch = z.strictObject({ period: z.int().min(0).max(longestTrial).nullable() });
export type TrialPatch = z.output<typeof trialPatch>;

/** Events on `organization:<id>` say that its name, logo, colors or trial changed. */
export const organizationTopicPrefix = 'organization';
