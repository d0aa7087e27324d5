import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { asViewer } from '../competitions/competitions.factory.ts';
import { acceptStaffInvitation } from './staff-invitations.answer.service.ts';
import { inviteStaff } from './staff-invitations.service.ts';
import type { StaffInvitationRow } from './staff-invitations.table.ts';

/** Somebody who was asked to run the competition by its owner, and has not answered. */
export function staffInvitation(
  parts: Parts,
  owner: Viewer,
  competitionId: string,
  { email }: Pick<Person, 'email'>,
  role: StaffRole = 'manager',
): Promise<StaffInvitationRow> {
  return inviteStaff(parts, owner, competitionId, { email, role, until: null });
}

/** Somebody who was asked, and accepted. */
export async function staffMember(
  parts: Parts,
  owner: Viewer,
  competitionId: string,
  person: Person,
  role: StaffRole = 'manager',
): Promise<void> {
  const { id } = await staffInvitation(parts, owner, competitionId, person, role);
  await acceptStaffInvitation(parts, asViewer(person), id, role);
}
