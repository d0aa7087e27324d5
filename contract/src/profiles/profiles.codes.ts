export const handleCodes = {
  /** Somebody has it, or gave it up not long ago. */
  handle_taken: 409,
  /** It would pass for the house. */
  handle_reserved: 422,
  /** Changed too short a time ago. */
  handle_changed_lately: 409,
} as const;

export const profileCodes = {
  /** Wider than somebody under 16 may choose. */
  audience_too_wide: 422,
} as const;

export const exportCodes = {
  /** One is being made already. */
  export_under_way: 409,
  /** It is not made yet, or it failed: there is nothing to fetch. */
  export_not_ready: 409,
} as const;
