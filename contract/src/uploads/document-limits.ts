/** What a PDF that is uploaded may be. The browser says so before it sends, the server in any case. */
export const documentLimits = {
  /** 10 MB. */
  bytes: 10 * 1_048_576,
} as const;

/** What a file of a message or an event may be: PDF, CSV, Word or Excel. */
export const fileLimits = {
  /** 25 MB. */
  bytes: 25 * 1_048_576,
  nameLength: 120,
} as const;

/** What a file dialog offers. */
export const fileTypes = '.pdf,.csv,.docx,.xlsx';
