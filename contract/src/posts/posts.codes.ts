/** Codes of the calls on posts and comments, with their statuses. */
export const postCodes = {
  /** Neither text nor images. */
  post_empty: 422,
  too_many_pinned: 409,
  /** One a day in a group. */
  announced_today: 409,
} as const;

export const postTexts: Readonly<Record<keyof typeof postCodes, string>> = {
  post_empty: 'Write something or add an image.',
  too_many_pinned: 'You can pin up to 3 posts. Unpin one first.',
  announced_today: 'A group can have one announcement in 24 hours. Post it without “Announcement”, or wait.',
};
