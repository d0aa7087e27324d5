export const managementCodes = {
  /** Some accounts are for people of an organization only, or the organization is not there. */
  organization_needed: 422,
  unknown_organization: 422,
  /** More people than one file holds: the filters have to narrow it. */
  export_too_large: 422,
} as const;

export const invitationCodes = {
  /** An invitation of the same organization waits for this address. */
  already_invited: 409,
  /** The address belongs to somebody of the organization. */
  already_member: 409,
  /** All that an organization may mail within 24 hours are used; with Retry-After. */
  invitations_used_up: 429,
  /** As many as one file holds wait for their mail already. */
  invitation_queue_full: 409,
  /** The organization mailed this address often enough within 24 hours; with Retry-After. */
  invitation_mailed_often: 429,
} as const;
