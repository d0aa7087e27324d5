import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { rosterCodes, rosterTexts } from '@chalkline/contract/competitions/rosters.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(rosterCodes, rosterTexts);
const sale = refusalsOf(orderCodes, checkoutTexts);

export const teamNotFound = () => notFound('team');
export const memberNotFound = () => notFound('team member');
export const requestNotFound = () => notFound('team request');
export const rosterLocked = () => refusal('roster_locked');
export const teamFull = () => refusal('team_full');
export const alreadyOnTeam = () => refusal('already_on_team');
export const captainStays = () => refusal('captain_stays');
export const captainNeedsAccount = () => refusal('captain_needs_account');
export const teamPaid = () => refusal('team_paid');
export const teamReminded = () => refusal('team_reminded');
export const memberListed = () => refusal('member_listed');
export const memberMailed = () => refusal('member_mailed');
export const teamLinkExpired = () => refusal('team_link_expired');
/** `reason` is a sentence to the athlete. */
export const cannotJoin = (reason: string, path?: string) =>
  sale('not_eligible', { instead: reason, ...(path !== undefined && { path }) });
