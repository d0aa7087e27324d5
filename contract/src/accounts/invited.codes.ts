export const invitedCodes = {
  /** Answered, revoked, expired or superseded by a newer mail: never says which. */
  invitation_invalid: 422,
  /** Signed in with a different email than the invited one. */
  invitation_for_another: 403,
  /** People belong to one organization at a time. */
  in_another_organization: 409,
  administrators_join_none: 409,
} as const;

export const invitedTexts: Readonly<Record<keyof typeof invitedCodes, string>> = {
  invitation_invalid: 'This invitation has expired or is no longer valid. Ask for a new one.',
  invitation_for_another: 'This invitation is for a different email. Sign in with that one.',
  in_another_organization:
    'You already belong to another organization. Leave it in your profile, then open this link again.',
  administrators_join_none:
    'Site administrators can’t belong to an organization. Choose a different account type.',
};
