import type { PagePreview, Previews } from '../previews/previews.ts';

/** Pages for tests, by their URL; there are no others. */
export class TestPreviews implements Previews {
  readonly pages = new Map<string, PagePreview>();
  readonly asked: string[] = [];

  async read(url: string): Promise<PagePreview | null> {
    this.asked.push(url);
    return this.pages.get(url) ?? null;
  }
}
