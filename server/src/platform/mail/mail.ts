/** What comes with a mail, such as a ticket as PDF. */
export interface LetterFile {
  /** Plain letters, digits, dashes and dots. */
  readonly name: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** One mail to one person. */
export interface Letter {
  readonly to: string;
  /** Whose letter it is, when it is not that of the reader's own organization: they may have no account yet. */
  readonly organizationId?: string | null;
  readonly subject: string;
  /** Plain text, paragraphs parted by an empty line. The HTML part is made from it and `action`. */
  readonly text: string;
  /** The one thing to do, as a button and as an address below it. */
  readonly action?: { readonly label: string; readonly url: string };
  /** For mail that its reader may end: the page for people, and what their mail program posts to (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly page: string; readonly oneClick: string };
  readonly files?: readonly LetterFile[];
}

/** Sends mail. Called by jobs only, never inside a transaction. */
export interface Mail {
  /**
   * Resolves once the mail is handed over; throws when it was not, so that the job tries again, and for a
   * letter that cannot be sent at all (`LetterUnfit`).
   */
  send(letter: Letter): Promise<void>;
  /** Whether a mail would reach somebody: false until SMTP is set (outside the demo). */
  readonly reaches: boolean;
}
