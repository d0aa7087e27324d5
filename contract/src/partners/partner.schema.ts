import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { idField, lineField, linkField, momentField, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { uploadField } from '../uploads/upload.schema.ts';
import { deliveryRules } from './delivery.schema.ts';
import { partnerStates } from './partner.lifecycle.ts';
import { returnLimits } from './return.schema.ts';

export const partnerLengths = { name: 80, sells: 160, story: 4000, town: 80, reason: 500 } as const;

const facts = {
  name: lineField(partnerLengths.name),
  /** In a line: what people get from them. */
  sells: lineField(partnerLengths.sells),
  story: textField(partnerLengths.story),
  town: lineField(partnerLengths.town),
  country: countryField,
  website: linkField.nullable(),
  /** null: nothing is sold here. */
  delivery: deliveryRules.nullable(),
};

const picture = uploadField.nullable();
/** Days after arrival in which buyers can ask for a return; null: none. */
const returnDays = z.int().min(1).max(returnLimits.days).nullable();

export const newPartner = z.strictObject({
  ...facts,
  logo: picture.default(null),
  cover: picture.default(null),
  returnDays: returnDays.default(null),
});
export type NewPartner = z.output<typeof newPartner>;

/** `version` is the one that was read: what somebody else changed meanwhile is not overwritten. */
export const partnerPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object({ ...facts, logo: picture, cover: picture, returnDays }).partial().shape,
});
export type PartnerPatch = z.output<typeof partnerPatch>;

/** An administrator's answer to the version that was read. A refusal has a reason, which the owner sees. */
export const partnerDecision = z
  .strictObject({
    version: z.int().min(1),
    state: z.enum(['approved', 'refused']),
    reason: optionalText(partnerLengths.reason),
  })
  .refine(({ state, reason }) => state === 'approved' || reason !== '', {
    path: ['reason'],
    error: 'is needed for a refusal',
  });
export type PartnerDecision = z.output<typeof partnerDecision>;

export const partnerReply = z.object({
  id: z.string(),
  name: z.string(),
  sells: z.string(),
  story: z.string(),
  town: z.string(),
  /** ISO 3166-1 alpha-3. */
  country: z.string(),
  website: z.string().nullable(),
  /** null: nothing is sold here. */
  delivery: deliveryRules.nullable(),
  /** Days after arrival in which buyers can ask for a return; null: none. */
  returnDays: z.int().nullable(),
  /** Paths of pictures, below the uploads path; null: none. */
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  state: z.enum(partnerStates),
  /** Its owner is suspended: nothing is sold for now. */
  isPaused: z.boolean(),
  /** Why it was refused, for its owner and administrators; else null. */
  reason: z.string().nullable(),
  /** Who applied, for administrators; else null. */
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  version: z.int(),
  createdAt: momentField,
  can: z.object({ edit: z.boolean(), decide: z.boolean() }),
});
export type PartnerReply = z.output<typeof partnerReply>;

/** A partner in the directory, with what it sells. */
export const directoryPartner = partnerReply.extend({
  /** Products on sale. */
  products: z.int(),
  /** The lowest price of them in the currency it delivers in, in minor units; null: nothing is sold here. */
  from: z.int().nullable(),
});
export type DirectoryPartner = z.output<typeof directoryPartner>;

/** `to`: only those who deliver to this country. */
export const partnersQuery = z.strictObject({ ...pageQuery, to: countryField.optional() });
export type PartnersQuery = z.output<typeof partnersQuery>;

export const applicationsQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(partnerStates).default('applied'),
});
export type ApplicationsQuery = z.output<typeof applicationsQuery>;

export const partnerParams = z.strictObject({ partnerId: idField });
