import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';

/** For sentences: `You’re now a head judge of …`. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  head_judge: 'a head judge',
  scorer: 'a scorer',
  check_in: 'at the check-in desk',
};

/** For sentences: `You can …`. */
export const roleTasks: Readonly<Record<StaffRole, string>> = {
  owner: 'do everything: divisions, workouts, staff and publishing',
  manager: 'manage athletes, heats, scores and results',
  head_judge: 'settle and publish scores, and disqualify athletes',
  scorer: 'enter scores',
  check_in: 'check athletes in',
};
