import { invitedCodes, invitedTexts } from '@chalkline/contract/accounts/invited.codes.ts';
import {
  administrationTexts,
  invitationCodes,
  managementCodes,
} from '@chalkline/contract/administration/administration.codes.ts';
import { type Refusal, refusalsOf, usedUpUntil } from '../platform/http/refusal.ts';

const refusal = refusalsOf(
  { ...managementCodes, ...invitationCodes, ...invitedCodes },
  { ...administrationTexts, ...invitedTexts },
);

export const organizationNeeded = (path: string) => refusal('organization_needed', { path });
export const unknownOrganization = (path: string) => refusal('unknown_organization', { path });
export const exportTooLarge = (most: number) =>
  refusal('export_too_large', { detail: `A file holds up to ${most} people.` });
export const administratorsJoinNone = (path?: string) => refusal('administrators_join_none', { path });
export const alreadyInvited = () => refusal('already_invited', { path: 'body.email' });
export const alreadyMember = () => refusal('already_member', { path: 'body.email' });
export const invitationInvalid = () => refusal('invitation_invalid', { path: 'body.token' });
export const invitationForAnother = () => refusal('invitation_for_another');
export const inAnotherOrganization = () => refusal('in_another_organization');
export const invitationQueueFull = (most: number, queued: number) => {
  const detail = `Up to ${most} can wait; ${queued} are waiting now, so you can add ${Math.max(0, most - queued)}.`;
  return refusal('invitation_queue_full', { path: 'body.csv', detail });
};

/** 429: the organization has used up its invitations for 24 hours. */
export function invitationsUsedUp(used: {
  readonly perDay: number;
  readonly queued: number;
  readonly nextAt: Date;
  readonly now: Date;
}): Refusal {
  const { perDay, queued, nextAt, now } = used;
  const detail = `The limit is ${perDay} in 24 hours; ${queued} are waiting. You can send more from ${nextAt.toISOString()}.`;
  return usedUpUntil(refusal('invitations_used_up', { detail }), nextAt, now);
}

/** 429: this email has been sent enough mail for 24 hours. */
export const invitationMailedOften = (nextAt: Date, now: Date) => {
  const detail = `You can email them again from ${nextAt.toISOString()}.`;
  return usedUpUntil(refusal('invitation_mailed_often', { detail }), nextAt, now);
};
