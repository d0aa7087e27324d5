import type {
  AccountReply,
  HistoryLine,
  ManagedPersonReply,
} from '@chalkline/contract/administration/managed-person.schema.ts';
import { presentMe } from '../../accounts/people/people.present.ts';
import type { HistoryRow } from './people.history.service.ts';
import type { Account } from './people.load.service.ts';
import type { ManagedPerson } from './people.repository.ts';

/** The person themselves, after they left their organization. */
export const presentLeft = presentMe;

export function presentPerson(person: ManagedPerson): ManagedPersonReply {
  const { id, name, handle, email, emailVerified, accountType, state, organizationId, organization } = person;
  return {
    id,
    name,
    handle,
    email,
    emailVerified,
    accountType,
    state,
    organization: organizationId ? { id: organizationId, name: organization ?? '' } : null,
    createdAt: person.createdAt.toISOString(),
    lastSignedInAt: person.lastSignedInAt?.toISOString() ?? null,
  };
}

export function presentAccount({ person, sessionCount, hasSecondFactor, can }: Account): AccountReply {
  const { state, suspendedFor, suspendedUntil } = person;
  // An organization may not read why the site suspended a person.
  const suspension = { reason: can.lift ? suspendedFor : null, until: suspendedUntil?.toISOString() ?? null };
  return {
    ...presentPerson(person),
    suspension: state === 'suspended' ? suspension : null,
    sessionCount,
    hasSecondFactor,
    can,
  };
}

/** The only details shown are about the account; the things it was done to have their own history. */
const shownFields = ['accountType', 'state', 'organization', 'until', 'count'] as const;

export function presentHistory({ row, aboutThem, actorName, thing }: HistoryRow): HistoryLine {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    action: row.action,
    aboutThem,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    thing,
    actor: row.actorId ? { id: actorName === null ? null : row.actorId, name: actorName } : null,
    reason: aboutThem ? row.reason : null,
    changes: aboutThem ? changesOf(row) : [],
  };
}

function changesOf({ before, after }: HistoryRow['row']): HistoryLine['changes'] {
  return shownFields.flatMap((field) => {
    const [was, is] = [textAt(before, field), textAt(after, field)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function textAt(kept: unknown, field: string): string | null {
  const value = (kept as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
