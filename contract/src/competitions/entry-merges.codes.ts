/** Codes of merging two entries of one athlete. */
export const entryMergeCodes = {
  /** Two accounts, two orders, something undecided: the sentence says what. */
  entries_not_mergeable: 409,
  /** Both have a score in a workout, and nobody chose. */
  merge_needs_choice: 409,
} as const;

export const entryMergeTexts: Readonly<Record<keyof typeof entryMergeCodes, string>> = {
  entries_not_mergeable: 'These two can’t be merged.',
  merge_needs_choice: 'Both have a score in the same workout. Choose the one that counts.',
};
