import type { StaffReply } from '@chalkline/contract/competitions/staff.schema.ts';
import type { StaffMember } from './staff.repository.ts';

export function presentStaffMember({ personId, name, role, until, createdAt }: StaffMember): StaffReply {
  return { personId, name, role, until, addedAt: createdAt.toISOString() };
}

export function presentStaff(staff: readonly StaffMember[]): StaffReply[] {
  return staff.map(presentStaffMember);
}
