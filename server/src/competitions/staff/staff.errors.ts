import { competitionTexts, staffCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, usedUpUntil } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(staffCodes, competitionTexts);

export const staffNotFound = () => notFound('staff member');
export const alreadyStaff = (path?: string) => refusal('already_staff', { path });
export const staffEndPassed = () => refusal('staff_end_passed', { path: 'body.until' });
export const staffInvitationNotFound = () => notFound('invitation');
export const staffInvitationExpired = () => refusal('staff_invitation_expired');
export const staffInvitationsUsedUp = (perDay: number, until: Date, now: Date) => {
  const detail = `The limit is ${perDay} in 24 hours. You can invite more people from ${until.toISOString()}.`;
  return usedUpUntil(refusal('staff_invitations_used_up', { detail }), until, now);
};
export const lastOwner = () => refusal('last_owner');

export const ownedAlone = (names: readonly string[]) => {
  const [first = '', ...more] = names;
  const which = more.length === 0 ? `"${first}"` : `"${first}" and ${more.length} more`;
  return refusal('last_owner', { detail: `You’re the only owner of ${which}.` });
};
