import { staffCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, usedUpUntil } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(staffCodes);

export const staffNotFound = () => notFound('This person does not run the competition.');
export const alreadyStaff = (path?: string) =>
  refusal('already_staff', 'This person runs the competition already.', path);
export const staffInvitationNotFound = () => notFound('There is no such invitation any more.');
export const staffInvitationExpired = () =>
  refusal('staff_invitation_expired', 'This invitation is too old. Ask an owner for a new one.');
export const staffInvitationsUsedUp = (perDay: number, until: Date, now: Date) =>
  usedUpUntil(
    'staff_invitations_used_up',
    `At most ${perDay} people are asked within 24 hours, and 0 are left. There is room from ${until.toISOString()} on.`,
    until,
    now,
  );
export const lastOwner = () =>
  refusal('last_owner', 'A competition always has an owner: make somebody else owner first.');

export const ownedAlone = (names: readonly string[]) => {
  const [first = '', ...more] = names;
  const which = more.length === 0 ? `"${first}"` : `"${first}" and ${more.length} more`;
  return refusal('last_owner', `You are the only owner of ${which}. Make somebody else owner first.`);
};
