import type { FieldAudiences } from '@chalkline/contract/accounts/audiences.ts';
import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { notBlocked } from '../blocks/blocks.table.ts';
import { handles } from '../handles/handles.table.ts';

type PersonRow = typeof people.$inferSelect;

/** A person as their own profile shows them. */
export interface Profile extends PersonRow {
  /** null: they have no handle. */
  readonly handleTakenAt: Date | null;
}

export async function findProfile(database: Sql, personId: string): Promise<Profile | null> {
  const [found] = await database
    .select({ person: people, handleTakenAt: handles.takenAt })
    .from(people)
    .leftJoin(handles, eq(handles.handle, people.handle))
    .where(eq(people.id, personId));
  return found ? { ...found.person, handleTakenAt: found.handleTakenAt } : null;
}

/** Somebody with a page, by id or handle, as far as organizations let this viewer know of them. */
export async function findPagePerson(
  database: Sql,
  viewer: MaybeViewer,
  who: { readonly id: string } | { readonly handle: string },
): Promise<PersonRow | null> {
  const [found] = await database
    .select()
    .from(people)
    .where(
      and(
        'id' in who ? eq(people.id, who.id) : eq(people.handle, who.handle),
        eq(people.state, 'active'),
        organizationScope(people.organizationId, viewer, 'sees'),
        notBlocked(viewer?.personId ?? null, people.id),
      ),
    );
  return found ?? null;
}

/**
 * Those people whose page is there for this viewer, for the WHERE of lists of people: in SQL what `seePerson` says of
 * one of them.
 */
export function pageIsFor(viewer: MaybeViewer, childrenBornAfter: string): SQL | undefined {
  const audience = people.pageAudience;
  const isGrown = or(isNull(people.birthDate), lte(people.birthDate, childrenBornAfter));
  const isOpen = viewer ? inArray(audience, ['everybody', 'signed_in']) : eq(audience, 'everybody');
  const isShared =
    viewer?.organizationId && and(eq(people.organizationId, viewer.organizationId), ne(audience, 'me'));
  return and(
    eq(people.state, 'active'),
    organizationScope(people.organizationId, viewer, 'sees'),
    notBlocked(viewer?.personId ?? null, people.id),
    or(viewer ? eq(people.id, viewer.personId) : undefined, and(isGrown, isOpen), isShared || undefined),
  );
}

type ProfileColumns = Pick<
  PersonRow,
  | 'name'
  | 'bio'
  | 'birthDate'
  | 'gender'
  | 'country'
  | 'zone'
  | 'locale'
  | 'weightUnit'
  | 'photo'
  | 'pageAudience'
>;

export interface ProfileChange extends Partial<ProfileColumns> {
  /** Laid over what was decided before, so that two changes at once both hold. */
  readonly fieldAudiences?: FieldAudiences;
}

export async function updateProfile(
  database: Sql,
  personId: string,
  { fieldAudiences, ...columns }: ProfileChange,
  now: Date,
): Promise<void> {
  const laidOver = fieldAudiences && {
    fieldAudiences: sql`${people.fieldAudiences} || ${JSON.stringify(fieldAudiences)}::jsonb`,
  };
  await database
    .update(people)
    .set({ ...columns, ...laidOver, updatedAt: now })
    .where(eq(people.id, personId));
}
