import { and, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { notBlocked } from '../blocks/blocks.table.ts';

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
