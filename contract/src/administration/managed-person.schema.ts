import { z } from 'zod';
import { accountTypes } from '../accounts/account-types.ts';
import { personStates } from '../accounts/person.lifecycle.ts';
import { dayField, idField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { auditedThing } from './audit-log.schema.ts';

export const peopleOrders = ['newest', 'name', 'signed_in'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

const filters = {
  search: pageQuery.search,
  accountType: z.enum(accountTypes).optional(),
  state: z.enum(personStates).optional(),
  /** An organization's id, or `none`: those who belong to no organization. */
  organization: idField.optional(),
  /** Signed in on this day or later, counted in UTC. */
  signedInSince: dayField.optional(),
  /** Only those whose address is not proven. */
  unverified: z.enum(['true']).optional(),
};

export const peopleQuery = z.strictObject({
  ...pageQuery,
  ...filters,
  sort: z.enum(peopleOrders).default('newest'),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

export const peopleExportQuery = z.strictObject(filters);
export type PeopleFilters = z.output<typeof peopleExportQuery>;

/** One file of people. More are given out in parts, by the filters. */
export const largestPeopleExport = 50_000;

/** Somebody as those see them who look after accounts. No health figure is among it, and never will be. */
const personLine = {
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  accountType: z.enum(accountTypes),
  state: z.enum(personStates),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: momentField,
  lastSignedInAt: momentField.nullable(),
};

export const managedPersonReply = z.object(personLine);
export type ManagedPersonReply = z.output<typeof managedPersonReply>;

export const accountReply = z.object({
  ...personLine,
  suspension: z
    .object({
      reason: z.string().nullable(),
      /** null: until somebody lifts it. */
      until: momentField.nullable(),
    })
    .nullable(),
  /** Where they are signed in now. */
  sessionCount: z.int(),
  /** Whether signing in asks them for a code from an authenticator app. */
  hasSecondFactor: z.boolean(),
  can: z.object({
    /** The types that the viewer may give this person, the present one included; empty: none. */
    giveTypes: z.array(z.enum(accountTypes)),
    suspend: z.boolean(),
    lift: z.boolean(),
    signOut: z.boolean(),
    resetSecondFactor: z.boolean(),
    removeFromOrganization: z.boolean(),
    chooseOrganization: z.boolean(),
  }),
});
export type AccountReply = z.output<typeof accountReply>;

export const accountTypeChange = z.strictObject({
  /** What the person was when the choice was made. */
  from: z.enum(accountTypes),
  to: z.enum(accountTypes),
});
export type AccountTypeChange = z.output<typeof accountTypeChange>;

export const newSuspension = z.strictObject({
  /** Told to the person, and kept in the log. */
  reason: textField(500),
  /** null: until somebody lifts it. */
  until: momentField.nullable(),
  /** What the account was when this was decided. */
  from: z.enum(['active', 'suspended']),
});
export type NewSuspension = z.output<typeof newSuspension>;

export const organizationChoice = z.strictObject({ organizationId: idField });
export type OrganizationChoice = z.output<typeof organizationChoice>;

export const personParams = z.strictObject({ personId: idField });

export const historyQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type HistoryQuery = z.output<typeof historyQuery>;

/** One thing that was done to the person, or by them. */
export const historyLine = z.object({
  id: z.string(),
  at: momentField,
  /** `person.suspended`: the thing and what happened to it. */
  action: z.string(),
  /** Whether it was done to this person; else they did it to something else. */
  aboutThem: z.boolean(),
  ...auditedThing,
  /** null: the system, or a command on the server. Without a name: somebody the viewer does not look after. */
  actor: z.object({ id: z.string().nullable(), name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
  /** Of lines about them: what was which before and after. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type HistoryLine = z.output<typeof historyLine>;
