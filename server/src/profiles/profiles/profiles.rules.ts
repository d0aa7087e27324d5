import {
  type Audience,
  type FieldAudiences,
  type GuardedField,
  narrower,
  publicPageAge,
  usualFieldAudiences,
  widestOfChildren,
} from '@chalkline/contract/accounts/audiences.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** What decides who may see something of a person. */
export interface Guarded {
  readonly birthDate: string | null;
  readonly pageAudience: Audience;
  readonly fieldAudiences: FieldAudiences;
}

/**
 * Whether somebody is too young for a public page (community.md: under 16). Their birthday counts where it comes
 * last on earth, so nobody is ever taken for older than they are. Who says no birth date is taken for grown up.
 */
export function isChild(birthDate: string | null, now: Date): boolean {
  return birthDate !== null && birthDate > childrenBornAfter(now);
}

/** The last birth date of somebody who is not a child. */
export function childrenBornAfter(now: Date): string {
  const lastPlace = new Date(now.getTime() - 12 * hour);
  return `${lastPlace.getUTCFullYear() - publicPageAge}${lastPlace.toISOString().slice(4, 10)}`;
}

/** Who may see the page at all. */
export function audienceOfPage({ birthDate, pageAudience }: Guarded, now: Date): Audience {
  return isChild(birthDate, now) ? narrower(pageAudience, widestOfChildren) : pageAudience;
}

/** Who may see one field of it: never more than see the page. */
export function audienceOfField(person: Guarded, field: GuardedField, now: Date): Audience {
  const wanted = person.fieldAudiences[field] ?? usualFieldAudiences[field];
  return narrower(wanted, audienceOfPage(person, now));
}
