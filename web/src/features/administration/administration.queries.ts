import { listAuditLog } from '@chalkline/contract/administration/audit-log.endpoints.ts';
import type { AuditSpan, AuditThing } from '@chalkline/contract/administration/audit-log.schema.ts';
import {
  getInvitationAllowance,
  listInvitations,
} from '@chalkline/contract/administration/invitations.endpoints.ts';
import type { PeopleFilters, PeopleOrder } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  getAccount,
  listAccountHistory,
  listPeople,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { listCorporates } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['administration'] as const;

interface AuditLogFilters {
  readonly days: AuditSpan;
  readonly search: string;
  readonly thing?: AuditThing;
  readonly actor?: string;
}

/** Every key of the feature, general to specific. */
export const administrationQueries = {
  all,

  people: (filters: PeopleFilters, sort: PeopleOrder) =>
    pagedQuery([...all, 'people', filters, sort], listPeople, { query: { ...filters, sort, limit: 50 } }),

  invitationLists: [...all, 'invitations', 'list'],

  invitations: (search: string) =>
    pagedQuery([...all, 'invitations', 'list', search], listInvitations, { query: { search, limit: 50 } }),

  /** null: of one's own organization, for administrators of the site of the site as a whole. */
  allowance: (organization: string | null) =>
    queryOptions({
      queryKey: [...all, 'invitations', 'allowance', organization],
      queryFn: async ({ signal }) =>
        (
          await call(
            getInvitationAllowance,
            { query: { organization: organization ?? undefined } },
            { signal },
          )
        ).data,
    }),

  account: (personId: string) =>
    queryOptions({
      queryKey: [...all, 'account', personId],
      queryFn: async ({ signal }) => (await call(getAccount, { params: { personId } }, { signal })).data,
    }),

  auditLog: (filters: AuditLogFilters) =>
    pagedQuery([...all, 'audit log', filters], listAuditLog, { query: { ...filters, limit: 50 } }),

  history: (personId: string) =>
    pagedQuery([...all, 'history', personId], listAccountHistory, {
      params: { personId },
      query: { limit: 20 },
    }),

  /** For choosing one: the first by name, of those that the words find. */
  organizations: (search: string) =>
    queryOptions({
      queryKey: [...all, 'organizations', search],
      queryFn: async ({ signal }) =>
        (await call(listCorporates, { query: { limit: 50, search } }, { signal })).data,
      staleTime: 60_000,
      // Keeps the last results while the next search runs.
      placeholderData: keepPreviousData,
    }),

  organization: (organizationId: string | null) =>
    queryOptions({
      queryKey: [...all, 'organization', organizationId],
      queryFn: async ({ signal }) =>
        (await call(listCorporates, { query: { organizationId: organizationId ?? '' } }, { signal })).data,
      enabled: organizationId !== null,
      staleTime: 60_000,
    }),
};
