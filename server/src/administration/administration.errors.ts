import { invitedCodes } from '@chalkline/contract/accounts/invited.codes.ts';
import { invitationCodes, managementCodes } from '@chalkline/contract/administration/administration.codes.ts';
import { type Refusal, refusalsOf, usedUpUntil } from '../platform/http/refusal.ts';

const refusal = refusalsOf({ ...managementCodes, ...invitationCodes, ...invitedCodes });

export const organizationNeeded = (path: string) =>
  refusal('organization_needed', 'This type of account is for people of an organization.', path);
export const unknownOrganization = (path: string) =>
  refusal('unknown_organization', 'There is no such organization.', path);
export const exportTooLarge = (most: number) =>
  refusal('export_too_large', `A file holds at most ${most} people. Narrow it by the filters.`);
export const administratorsJoinNone = (path?: string) =>
  refusal('administrators_join_none', 'Administrators of the site belong to no organization.', path);
export const alreadyInvited = () =>
  refusal('already_invited', 'An invitation waits for this address.', 'body.email');
export const alreadyMember = () =>
  refusal('already_member', 'Somebody with this address is here already.', 'body.email');
export const invitationInvalid = () =>
  refusal('invitation_invalid', 'This invitation was answered, taken back, or is too old.', 'body.token');
export const invitationForAnother = () =>
  refusal('invitation_for_another', 'This invitation is for another address than yours.');
export const inAnotherOrganization = () =>
  refusal('in_another_organization', 'You belong to another organization. Leave that one first.');
export const invitationQueueFull = (most: number, queued: number) =>
  refusal(
    'invitation_queue_full',
    `At most ${most} invitations wait for their mail. ${queued} of yours do, so ${Math.max(0, most - queued)} more fit.`,
    'body.csv',
  );

/** 429: nothing is left of what may be mailed within 24 hours. */
export function invitationsUsedUp(used: {
  readonly perDay: number;
  readonly queued: number;
  readonly nextAt: Date;
  readonly now: Date;
}): Refusal {
  const { perDay, queued, nextAt, now } = used;
  const message = `At most ${perDay} invitations are mailed within 24 hours. 0 are left, ${queued} wait; there is room from ${nextAt.toISOString()} on.`;
  return usedUpUntil('invitations_used_up', message, nextAt, now);
}

/** 429: enough went to this address. */
export const invitationMailedOften = (nextAt: Date, now: Date) =>
  usedUpUntil(
    'invitation_mailed_often',
    `Enough mails went to this address within 24 hours. There is room from ${nextAt.toISOString()} on.`,
    nextAt,
    now,
  );
