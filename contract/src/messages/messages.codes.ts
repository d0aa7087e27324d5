export const messageCodes = {
  /** The other person refused, blocks or is blocked: one code for all of it. */
  cannot_message: 403,
  /** A group is full. */
  conversation_full: 409,
  /** Edited more than a day after it was sent. */
  message_too_old: 409,
  /** Only groups have a name and changing people. */
  not_a_group: 409,
} as const;

type Code = keyof typeof messageCodes;

export const messageTexts: Readonly<Record<Code, string>> = {
  cannot_message: 'You can’t message this person.',
  conversation_full: 'This group has 50 people already. Remove someone first.',
  message_too_old: 'You can edit a message for 24 hours after you send it.',
  not_a_group: 'This conversation is between two people. Start a group instead.',
};
