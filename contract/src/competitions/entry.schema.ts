import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { dayField, idField, lineField, momentField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { patchOf } from '../http/patch.ts';
import { entryStates } from './entry.lifecycle.ts';

export const largestBib = 999_999;
const bib = z.int().min(1).max(largestBib);

/** Not public: who manages the entries sees it. */
const birthDate = dayField.refine((day) => day >= '1900-01-01' && day <= '2150-12-31', {
  error: 'must be between 1900 and 2150',
});

export const newEntry = z.strictObject({
  divisionId: idField,
  name: lineField(120),
  /** Left out: the next free number. */
  bib: bib.optional(),
  country: countryField.nullable().default(null),
  region: lineField(80).nullable().default(null),
  /** The gym. */
  affiliate: lineField(120).nullable().default(null),
  birthDate: birthDate.nullable().default(null),
  /** Asks not to be named: all but the competition's people see `Athlete 123`. */
  unnamed: z.boolean().default(false),
});
export type NewEntry = z.output<typeof newEntry>;

/** Another `divisionId` moves the entry; its scores go with it. */
export const entryPatch = patchOf({
  divisionId: idField,
  name: lineField(120),
  bib,
  country: countryField.nullable(),
  region: lineField(80).nullable(),
  affiliate: lineField(120).nullable(),
  birthDate: birthDate.nullable(),
  unnamed: z.boolean(),
});
export type EntryPatch = z.output<typeof entryPatch>;

export const entryMove = z.strictObject({
  from: z.enum(entryStates),
  to: z.enum(entryStates),
  /** Kept in the audit log. */
  reason: optionalText(500).default(''),
  /** To the athlete, in their notification. */
  message: optionalText(500).default(''),
});
export type EntryMove = z.output<typeof entryMove>;

export const entryReply = z.object({
  id: z.string(),
  divisionId: z.string(),
  bib: z.int(),
  /** `Athlete 123` where it is hidden and the one who asks is none of the competition's people. */
  name: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  affiliate: z.string().nullable(),
  /** null also to everybody who does not see the inside. */
  birthDate: dayField.nullable(),
  /** Asks not to be named; told to those who see the inside. */
  unnamed: z.boolean(),
  /** Nobody else sees the name: it asks for that, or the competition hides those under 18. */
  hidden: z.boolean(),
  /** It belongs to an account; told to those who see the inside. */
  claimed: z.boolean(),
  state: z.enum(entryStates),
  createdAt: momentField,
});
export type EntryReply = z.output<typeof entryReply>;

/** How many entries there are in each state, those without any included. */
export const entryCount = z.object({ state: z.enum(entryStates), entries: z.int() });
export type EntryCount = z.output<typeof entryCount>;

export const entriesQuery = z.strictObject({
  ...pageQuery,
  divisionId: idField.optional(),
  state: z.enum(entryStates).optional(),
  /** Only those of whom, or of whose members, no birth date is known; for those who see the inside. */
  lacks: z.literal('birth_date').optional(),
});
export type EntriesQuery = z.output<typeof entriesQuery>;

export const entryParams = z.strictObject({ competitionId: idField, entryId: idField });

/** The division that an entry would be in, with a birth date that isn't saved yet. */
export const entryFitQuery = z.strictObject({ divisionId: idField, birthDate: birthDate.optional() });
export type EntryFitQuery = z.output<typeof entryFitQuery>;

export const entryFit = z.object({
  /** Why the people of the entry don't fit; null also while that isn't known. */
  reason: z.string().nullable(),
});
export type EntryFit = z.output<typeof entryFit>;

/** An athlete whom the staff let in a division that they don't fit. */
export const eligibilityOverride = z.object({
  id: z.string(),
  at: momentField,
  /** Who did it; null once their account is gone. */
  by: z.string().nullable(),
  athlete: z.string(),
  bib: z.int(),
  division: z.string(),
  /** What doesn't fit, as it was then. */
  reason: z.string(),
});
export type EligibilityOverride = z.output<typeof eligibilityOverride>;
