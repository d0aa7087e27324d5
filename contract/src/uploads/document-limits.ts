/** What a PDF that is uploaded may be. The browser says so before it sends, the server in any case. */
export const documentLimits = {
  /** 10 MB. */
  bytes: 10 * 1_048_576,
} as const;
