export const featuredCodes = {
  /** It is featured already: change that one. */
  already_featured: 409,
  /** There is room for a few only; the carousel would not end. */
  featured_full: 409,
  /** There is no such thing, or not everybody may see it. */
  not_public: 422,
  ends_before_it_starts: 422,
} as const;

export const contactCodes = {
  /** Too old, made up, or sent back faster than anybody types: ask for a new form. */
  form_stale: 422,
  /** This form has sent its message: ask for a new one. */
  form_used: 409,
  /** The lifecycle of a message does not allow this move. */
  message_move_not_allowed: 409,
} as const;
