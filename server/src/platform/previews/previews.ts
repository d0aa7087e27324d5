/** What a page says of itself to those who link to it. */
export interface PagePreview {
  readonly title: string;
  readonly description: string | null;
  /** The name of its site, else its host. */
  readonly site: string;
}

/** Reads pages on the open internet for previews of links. */
export interface Previews {
  /** null for whatever can't be reached, read or shown. Never throws. */
  read(url: string): Promise<PagePreview | null>;
}
