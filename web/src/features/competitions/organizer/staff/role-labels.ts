import { daysText } from '@chalkline/contract/competitions/days.ts';
import type { StaffRole, StaffTask } from '@chalkline/contract/competitions/staff.schema.ts';

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  head_judge: 'Head judge',
  scorer: 'Scorer',
  check_in: 'Check-in desk',
};

/** What each role is for, below the choice of roles. */
export const roleHints: Readonly<Record<StaffRole, string>> = {
  owner: 'Full control, including divisions, workouts, registration and staff.',
  manager: 'Manages athletes, heats, scores, results and announcements.',
  head_judge: 'Enters and settles scores, publishes results, and disqualifies.',
  scorer: 'Enters scores, at a desk or as a judge of lanes.',
  check_in: 'Checks athletes in.',
};

/** `Scorer, until Sat 5 Dec 2026`. */
export function taskText({ role, until }: StaffTask): string {
  return until === null ? roleLabels[role] : `${roleLabels[role]}, until ${daysText(until, until)}`;
}
