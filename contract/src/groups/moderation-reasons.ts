/** What is wrong with it, or why somebody is banned. A decision gives its author one of the same reasons. */
export const reportReasons = [
  'insult',
  'hate',
  'threat',
  'nudity',
  'advertising',
  'false_result',
  'dangerous',
  'private',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reasons as forms and notifications say them. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  insult: 'Insult or harassment',
  hate: 'Hate',
  threat: 'Threat or violence',
  nudity: 'Nudity',
  advertising: 'Advertising or spam',
  false_result: 'False result',
  dangerous: 'Dangerous advice',
  private: 'Private information',
  other: 'Something else',
};

/** Characters beside a reason. */
export const reasonNoteLength = 500;
/** So long a decision can be appealed. */
export const appealDays = 20;
