/**
 * Who may see something of a person, the widest first. `signed_in`: whoever has an account; `organization`: people
 * of the person's own organization, and nobody while they belong to none.
 */
export const audiences = ['everybody', 'signed_in', 'organization', 'me'] as const;
export type Audience = (typeof audiences)[number];

/** Of two, the one that fewer people belong to. */
export function narrower(one: Audience, other: Audience): Audience {
  return audiences.indexOf(one) > audiences.indexOf(other) ? one : other;
}

/** What a person decides about by itself; the rest of the page goes with the page. */
export const guardedFields = ['bio', 'birthDate', 'gender', 'country', 'results'] as const;
export type GuardedField = (typeof guardedFields)[number];

/** Only what a person has decided; the rest is as usual. */
export type FieldAudiences = Partial<Readonly<Record<GuardedField, Audience>>>;

/** Until a person decides otherwise: the page can be found, what describes a body stays with its owner. */
export const usualAudience = 'everybody' satisfies Audience;
export const usualFieldAudiences: Readonly<Record<GuardedField, Audience>> = {
  bio: 'everybody',
  birthDate: 'me',
  gender: 'me',
  country: 'everybody',
  results: 'everybody',
};

/** Under this age nobody has a public page (community.md, Who sees what). */
export const publicPageAge = 16;

/** The widest that somebody under `publicPageAge` may choose. */
export const widestOfChildren = 'organization' satisfies Audience;
