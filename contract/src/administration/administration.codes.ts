export const managementCodes = {
  /** Some account types exist only inside an organization. */
  organization_needed: 422,
  unknown_organization: 422,
  /** More people than one file can hold. */
  export_too_large: 422,
} as const;

export const invitationCodes = {
  /** The same organization has an open invitation for this email. */
  already_invited: 409,
  already_member: 409,
  /** The organization's limit for 24 hours; with Retry-After. */
  invitations_used_up: 429,
  /** As many unsent invitations as one file can hold. */
  invitation_queue_full: 409,
  /** The organization's limit for one email in 24 hours; with Retry-After. */
  invitation_mailed_often: 429,
} as const;

export const administrationTexts: Readonly<
  Record<keyof typeof managementCodes | keyof typeof invitationCodes, string>
> = {
  organization_needed: 'This account type needs an organization. Choose one.',
  unknown_organization: 'This organization doesn’t exist. Choose another one.',
  export_too_large: 'There are too many people for one file. Narrow the list with filters.',
  already_invited: 'This person already has an invitation. You can resend it.',
  already_member: 'This person is already in the organization.',
  invitations_used_up: 'You’ve reached today’s invitation limit. Try again tomorrow.',
  invitation_queue_full: 'Too many invitations are waiting to be sent. Import the rest later.',
  invitation_mailed_often: 'We’ve emailed this person too often today. Try again tomorrow.',
};
