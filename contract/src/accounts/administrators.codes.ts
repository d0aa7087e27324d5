/** At least one administrator who can sign in must always be left. */
export const administratorCodes = {
  last_administrator: 409,
  last_corporate_admin: 409,
} as const;

export const administratorTexts: Readonly<Record<keyof typeof administratorCodes, string>> = {
  last_administrator: 'This is the only administrator. Make someone else an administrator first.',
  last_corporate_admin:
    'This is the organization’s only administrator. Make someone else an administrator first.',
};
