import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';

/** Between two judges' scores someone else decides; owners always may. */
export function maySettle(
  { role }: { readonly role: StaffRole | null },
  personId: string,
  judgeIds: readonly string[],
): boolean {
  return role === 'owner' || (role !== null && !judgeIds.includes(personId));
}
