/**
 * Who may see part of a profile, widest first. `signed_in`: everyone with an account; `organization`: people of the
 * person's own organization, and no one if they have none.
 */
export const audiences = ['everybody', 'signed_in', 'organization', 'me'] as const;
export type Audience = (typeof audiences)[number];

/** The narrower of two. */
export function narrower(one: Audience, other: Audience): Audience {
  return audiences.indexOf(one) > audiences.indexOf(other) ? one : other;
}

/** Parts with a setting of their own; everything else is as visible as the page. */
export const guardedFields = ['bio', 'birthDate', 'gender', 'country', 'results', 'presence'] as const;
export type GuardedField = (typeof guardedFields)[number];

/** Only the settings a person has changed; all others have their defaults. */
export type FieldAudiences = Partial<Readonly<Record<GuardedField, Audience>>>;

/** The defaults: the page is public, body measurements are private. */
export const usualAudience = 'everybody' satisfies Audience;
export const usualFieldAudiences: Readonly<Record<GuardedField, Audience>> = {
  bio: 'everybody',
  birthDate: 'me',
  gender: 'me',
  country: 'everybody',
  results: 'everybody',
  presence: 'signed_in',
};

/** Under this age, no one has a public page (community.md, Who sees what). */
export const publicPageAge = 16;

/** The widest audience that someone under `publicPageAge` may choose. */
export const widestOfChildren = 'organization' satisfies Audience;
