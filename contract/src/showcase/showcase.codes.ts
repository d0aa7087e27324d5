export const featuredCodes = {
  already_featured: 409,
  /** The carousel has a maximum length. */
  featured_full: 409,
  /** It doesn't exist, or isn't public. */
  not_public: 422,
  ends_before_it_starts: 422,
} as const;

export const contactCodes = {
  /** Expired, forged, or sent faster than anyone types: request a new form. */
  form_stale: 422,
  /** This form has already sent its message. */
  form_used: 409,
  /** The lifecycle of a message doesn't allow this move. */
  message_move_not_allowed: 409,
} as const;

export const showcaseTexts: Readonly<Record<keyof typeof featuredCodes | keyof typeof contactCodes, string>> =
  {
    already_featured: 'This is already featured. Edit that item instead.',
    featured_full: 'There’s no room for another featured item. Remove one first.',
    not_public: 'Only public items can be featured. Choose another one.',
    ends_before_it_starts: 'The end is before the start. Change one of them.',

    form_stale: 'This form has expired. Send your message again.',
    form_used: 'This message has already been sent.',
    message_move_not_allowed: 'The message’s current status doesn’t allow this. Reload and try again.',
  };
