import type { GuardedField } from '@chalkline/contract/accounts/audiences.ts';
import { handlePattern } from '@chalkline/contract/profiles/handle.rules.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { visibleFields } from './profiles.policy.ts';
import { findPagePerson } from './profiles.repository.ts';
import { audienceOfPage, type Guarded } from './profiles.rules.ts';

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPagePerson>>>;

/** A person whose page the viewer may see. */
export interface PersonSeen {
  readonly person: PersonRow;
  readonly visible: Readonly<Record<GuardedField, boolean>>;
  readonly photoPath: string | null;
  readonly isMe: boolean;
}

/**
 * The only access to a person's page and everything attached to it: photo, results, and what higher domains add. People
 * who are gone, suspended, in another organization, too young, hidden, or blocking or blocked by the viewer are the
 * same 404 as an unknown id.
 */
export async function seePerson(
  parts: Parts,
  viewer: MaybeViewer,
  who: string,
  sql: Sql = parts.database.sql,
): Promise<PersonSeen> {
  const name = whoIs(who);
  const person = name && (await findPagePerson(sql, viewer, name));
  if (!person) throw notFound();
  const now = parts.clock.now();
  const isMe = viewer?.personId === person.id;
  const visible = onlookerSees(person, viewer, now);
  if (!visible) throw notFound();
  const isOpen = audienceOfPage(person, now) === 'everybody' && person.organizationId === null;
  const { photo } = person;
  const photoPath = photo && pathFor(parts, viewer, photo, isOpen ? 'everybody' : 'viewer');
  return { person, visible, photoPath, isMe };
}

function whoIs(who: string): { id: string } | { handle: string } | null {
  if (isId(who)) return { id: who };
  const handle = who.startsWith('@') ? who.slice(1).toLowerCase() : '';
  return handlePattern.test(handle) ? { handle } : null;
}

/** Which fields of a person the viewer may see; null where not even their page. */
export function onlookerSees(
  person: Guarded & { readonly id: string; readonly organizationId: string | null },
  viewer: MaybeViewer,
  now: Date,
): ReturnType<typeof visibleFields> {
  const isMe = viewer?.personId === person.id;
  const sharesOrganization =
    viewer !== null && viewer.organizationId !== null && viewer.organizationId === person.organizationId;
  return visibleFields(person, { isMe, isSignedIn: viewer !== null, sharesOrganization }, now);
}
