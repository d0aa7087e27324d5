import type { administratorCodes } from '@chalkline/contract/accounts/administrators.codes.ts';
import type { invitedCodes } from '@chalkline/contract/accounts/invited.codes.ts';
import type {
  invitationCodes,
  managementCodes,
} from '@chalkline/contract/administration/administration.codes.ts';

type Code =
  | keyof typeof administratorCodes
  | keyof typeof invitedCodes
  | keyof typeof invitationCodes
  | keyof typeof managementCodes;

export const administrationTexts: Record<Code, string> = {
  last_administrator: 'This is the last administrator. Make somebody else one first.',
  last_corporate_admin: 'This is the last administrator of the organization. Make somebody else one first.',

  organization_needed: 'This type of account needs an organization. Choose one first.',
  unknown_organization: 'This organization is not there.',
  export_too_large: 'These are more people than one file holds. Narrow them by the filters.',

  already_invited: 'An invitation waits for this address already. You can send it again.',
  already_member: 'Somebody with this address is here already.',
  invitations_used_up: 'All invitations of these 24 hours are used. Try again later.',
  invitation_queue_full:
    'Thousands of invitations wait for their mail already. Import the rest when they went out.',
  invitation_mailed_often: 'This address was mailed often enough for today. Try again tomorrow.',
  invitation_invalid: 'This invitation was answered, taken back, or is too old. Ask for a new one.',
  invitation_for_another: 'This invitation is for another address. Sign in with that one.',
  in_another_organization: 'You belong to another organization. Leave that one first.',
  administrators_join_none: 'Administrators of the site belong to no organization.',
};
