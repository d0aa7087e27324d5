import { z } from 'zod';
import { newPasswordField, personNameField, registrationReply } from '../accounts/person.schema.ts';
import { emailField, idField, lineField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { colorPattern } from './color.rules.ts';
import { identifierPattern } from './identifier.rules.ts';

export const identifierField = z.string().trim().toLowerCase().regex(identifierPattern);
export const organizationNameField = lineField(100);
const colorField = z.string().trim().toLowerCase().regex(colorPattern);

/** Longest trial that can be set, in days: ten years. */
export const longestTrial = 3650;

/** A company and its first admin. The keys are the seed's: companion pages send them. */
export const newCorporate = z.strictObject({
  name: organizationNameField,
  identifier: identifierField,
  admin_name: personNameField,
  email: emailField,
  password: newPasswordField,
});
export type NewCorporate = z.output<typeof newCorporate>;

/** A company of somebody who has an account. */
export const newOrganization = z.strictObject({ name: organizationNameField, identifier: identifierField });
export type NewOrganization = z.output<typeof newOrganization>;

/** What is left out stays as it is. */
export const corporatePatch = z.strictObject({
  /** One's own unless said; an admin may name any. */
  identifier: identifierField.optional(),
  name: organizationNameField.optional(),
  bg_color: colorField.optional(),
  text_color: colorField.optional(),
  button_color: colorField.optional(),
  /** Left empty it takes the logo away; a new one comes as a file. */
  logo: z.literal('').optional(),
});
export type CorporatePatch = z.output<typeof corporatePatch>;

export const corporateQuery = z.strictObject({ identifier: optionalLine(100) });
/** `organizationId`: that one alone, for a choice that was made before. */
export const corporatesQuery = z.strictObject({ ...pageQuery, organizationId: idField.optional() });
export type CorporatesQuery = z.output<typeof corporatesQuery>;

/** The seed's corporate record. The trial is told to its corporate_admin and to admins, to nobody else. */
export const corporateReply = z.object({
  identifier: z.string(),
  name: z.string(),
  /** Below the uploads path; everybody may see it. null: none. */
  logo: z.string().nullable(),
  /** Small letters. All three are null until a look has been chosen. */
  bg_color: z.string().nullable(),
  text_color: z.string().nullable(),
  button_color: z.string().nullable(),
  trial_start_date: z.string().optional(),
  /** Days. null: no end. */
  trial_period: z.int().nullable().optional(),
});
export type CorporateReply = z.output<typeof corporateReply>;

/**
 * A company that waits for its admin's address to be proven: the seed's record as it will begin, the same whether the
 * address is known or not. Its trial begins with the proof.
 */
export const corporateRegistrationReply = corporateReply.extend({
  ...registrationReply.shape,
  trial_start_date: z.null(),
  trial_period: z.int(),
});
export type CorporateRegistrationReply = z.output<typeof corporateRegistrationReply>;

/** One line of the admin's table. */
export const corporateLineReply = corporateReply.extend({
  id: z.string(),
  people: z.int(),
  /** null: no end. */
  trial_ends_at: z.string().nullable(),
  read_only_since: z.string().nullable(),
  /** Nothing is removed before. */
  kept_until: z.string().nullable(),
});
export type CorporateLineReply = z.output<typeof corporateLineReply>;

/** The organization of whoever calls, as they need it on every page. */
export const myOrganizationReply = corporateReply.extend({
  id: z.string(),
  /** Only told to its corporate_admin. null: no end, or not theirs to know. */
  daysLeft: z.int().nullable(),
  trialEndsAt: z.string().nullable(),
  /** Told to all of its people: what they write is refused since then. */
  readOnlySince: z.string().nullable(),
  /** Told to its corporate_admin with the above: nothing is removed before. */
  keptUntil: z.string().nullable(),
  can: z.object({ editBranding: z.boolean() }),
});
export type MyOrganizationReply = z.output<typeof myOrganizationReply>;

export const organizationParams = z.strictObject({ organizationId: idField });

/** Days from the start of the trial; null makes it a contract without an end. */
export const trialPatch = z.strictObject({ period: z.int().min(0).max(longestTrial).nullable() });
export type TrialPatch = z.output<typeof trialPatch>;

/** `organization:<id>` tells its people that name, logo, colors or trial changed. */
export const organizationTopicPrefix = 'organization';
