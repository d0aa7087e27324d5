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
} as const;
