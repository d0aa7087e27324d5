import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(groupCodes, groupTexts);

export const groupNotFound = () => notFound('group');
export const memberNotFound = () => notFound('person');
export const groupChanged = () => stateChanged('group');
export const memberChanged = () => stateChanged('member');
export const lastOwner = (name: string) => refusal('last_owner', { detail: `It’s about ${name}.` });
export const groupArchived = () => refusal('group_archived');
export const visibilityNeedsCommunity = () =>
  refusal('visibility_needs_community', { path: 'body.visibility' });
export const personUnknown = () => refusal('person_unknown', { path: 'body.handle' });
export const notInCommunity = () => refusal('not_in_community');
export const alreadyMember = () => refusal('already_member');
export const inviteUsedUp = () => refusal('invite_used_up');
export const tooManyInvites = () => refusal('too_many_invites');
