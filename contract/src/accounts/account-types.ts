/** What kind of account a person has (spec: seed §3). */
export const accountTypes = ['corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist'] as const;

export type AccountType = (typeof accountTypes)[number];
