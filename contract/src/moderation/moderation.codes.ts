export const moderationCodes = {
  /** One’s own post, comment or account. */
  cannot_report: 422,
  decision_unavailable: 422,
  appeal_over: 409,
} as const;

type Code = keyof typeof moderationCodes;

export const moderationTexts: Readonly<Record<Code, string>> = {
  cannot_report: 'You can’t report this.',
  decision_unavailable: 'This decision isn’t possible here.',
  appeal_over: 'This decision can’t be appealed anymore.',
};
