import { type Audience, type GuardedField, guardedFields } from '@chalkline/contract/accounts/audiences.ts';
import { audienceOfField, audienceOfPage, type Guarded } from './profiles.rules.ts';

/** The viewer's relation to the person whose page it is. */
export interface Onlooker {
  readonly isMe: boolean;
  readonly isSignedIn: boolean;
  /** Both belong to the same organization. */
  readonly sharesOrganization: boolean;
}

/** Whether the viewer belongs to an audience. */
export function belongsTo(audience: Audience, { isMe, isSignedIn, sharesOrganization }: Onlooker): boolean {
  if (isMe) return true;
  switch (audience) {
    case 'everybody':
      return true;
    case 'signed_in':
      return isSignedIn;
    case 'organization':
      return sharesOrganization;
    case 'me':
      return false;
  }
}

/** The fields the viewer may see; null if they can't see the page at all. */
export function visibleFields(
  person: Guarded,
  onlooker: Onlooker,
  now: Date,
): Readonly<Record<GuardedField, boolean>> | null {
  if (!belongsTo(audienceOfPage(person, now), onlooker)) return null;
  const shown = guardedFields.map((field) => [
    field,
    belongsTo(audienceOfField(person, field, now), onlooker),
  ]);
  return Object.fromEntries(shown) as Record<GuardedField, boolean>;
}
