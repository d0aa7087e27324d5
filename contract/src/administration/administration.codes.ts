export const managementCodes = {
  /** Some accounts are for people of an organisation only, or the organisation is not there. */
  organisation_needed: 422,
  unknown_organisation: 422,
  /** More people than one file holds: the filters have to narrow it. */
  export_too_large: 422,
} as const;

export const invitationCodes = {
  /** An invitation of the same organisation waits for this address. */
  already_invited: 409,
  /** The address belongs to somebody of the organisation. */
  already_member: 409,
  /** All that an organisation may mail within 24 hours are used; with Retry-After. */
  invitations_used_up: 429,
  /** As many as one file holds wait for their mail already. */
  invitation_queue_full: 409,
  /** The organisation mailed this address often enough within 24 hours; with Retry-After. */
  invitation_mailed_often: 429,
} as const;
