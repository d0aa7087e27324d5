export const handleCodes = {
  /** Someone has it, or gave it up recently. */
  handle_taken: 409,
  /** It could be mistaken for the site itself. */
  handle_reserved: 422,
  /** Changed less than 30 days ago. */
  handle_changed_lately: 409,
} as const;

export const profileCodes = {
  /** More public than someone under 16 may choose. */
  audience_too_wide: 422,
} as const;

export const connectionCodes = {
  /** Nobody follows or blocks themselves. */
  own_profile: 422,
  /** `followsAtMost` people are followed already. */
  too_many_follows: 409,
} as const;

export const exportCodes = {
  export_under_way: 409,
  /** Still running, or failed: there is no file. */
  export_not_ready: 409,
} as const;

export const leavingCodes = {
  /** Altered, or the account was kept or is erased. */
  leaving_link_invalid: 404,
} as const;

type Code =
  | keyof typeof handleCodes
  | keyof typeof profileCodes
  | keyof typeof connectionCodes
  | keyof typeof exportCodes
  | keyof typeof leavingCodes;

export const profileTexts: Readonly<Record<Code, string>> = {
  handle_taken: 'This handle is taken. Choose a different one.',
  handle_reserved: 'This handle is reserved. Choose a different one.',
  handle_changed_lately: 'You can change your handle once every 30 days. Try again later.',
  audience_too_wide: 'Under 16, you can share this with your organization at most.',
  own_profile: 'This is your own profile. Choose someone else.',
  too_many_follows: 'You follow 5,000 people already. Unfollow someone first.',
  export_under_way: 'We’re already preparing your data. We’ll email you when it’s ready.',
  leaving_link_invalid: 'This link doesn’t work anymore. Open it from your latest email about the deletion.',
  export_not_ready: 'Your file isn’t ready yet. Try again in a moment.',
};
