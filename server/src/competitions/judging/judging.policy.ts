import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';

/** Between two judges' scores a head judge or manager decides who entered neither; owners always may. */
export function maySettle(
  { role }: { readonly role: StaffRole | null },
  personId: string,
  judgeIds: readonly string[],
): boolean {
  return role === 'owner' || ((role === 'manager' || role === 'head_judge') && !judgeIds.includes(personId));
}
