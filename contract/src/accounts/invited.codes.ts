export const invitedCodes = {
  /** Answered, revoked, too old, or replaced by a newer mail: never said which. */
  invitation_invalid: 422,
  /** Signed in with another address than the one that was invited. */
  invitation_for_another: 403,
  /** The person belongs to another organization: one at a time. */
  in_another_organization: 409,
  /** Administrators of the whole site belong to no organization. */
  administrators_join_none: 409,
} as const;
