import type { FieldAudiences } from '@chalkline/contract/accounts/audiences.ts';
import { and, eq, sql } from 'drizzle-orm';
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
