import type { VolunteerRole } from '@chalkline/contract/competitions/shift.schema.ts';

interface Asked {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly VolunteerRole[];
  readonly needsConfirmation: boolean;
}

interface Held {
  readonly credentialId: string;
  readonly statedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** Whether it counts for shifts that require the credential. */
export function counts(
  { needsConfirmation }: Pick<Asked, 'needsConfirmation'>,
  { statedAt, confirmedAt }: Pick<Held, 'statedAt' | 'confirmedAt'>,
): boolean {
  return confirmedAt !== null || (statedAt !== null && !needsConfirmation);
}

/** The names of credentials that a role requires and a person doesn't have. */
export function missingFor(role: VolunteerRole, asked: readonly Asked[], held: readonly Held[]): string[] {
  return asked.flatMap((credential) => {
    const has = held.some((one) => one.credentialId === credential.id && counts(credential, one));
    return credential.roles.includes(role) && !has ? [credential.name] : [];
  });
}
