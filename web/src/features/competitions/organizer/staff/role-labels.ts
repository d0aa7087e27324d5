import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';

export const roleLabels: Readonly<Record<StaffRole, string>> = { owner: 'Owner', staff: 'Staff' };
