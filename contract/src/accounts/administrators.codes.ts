/** Somebody must always be left who can set things right. */
export const administratorCodes = {
  /** The only administrator who can sign in. */
  last_administrator: 409,
  /** The only one of the organization's administrators who can sign in. */
  last_corporate_admin: 409,
} as const;
