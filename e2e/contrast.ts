import type { Page } from 'playwright-core';

/** Looks of texts that were found to have enough contrast, of all journeys of this worker. */
const clear = new Set<string>();

/**
 * axe's findings on contrast, which is most of its work: it looks at each text of a page once for all pages where it
 * looks the same. axe has been given to the page before.
 */
export async function contrastFindings(page: Page): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const fresh = looks.flatMap((look, index) => (clear.has(look) ? [] : [index]));
  if (fresh.length === 0) return [];
  const findings = await page.evaluate(lookAtContrast, fresh);
  if (findings === null) return contrastFindings(page);
  if (findings.length === 0) for (const look of looks) clear.add(look);
  return findings;
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown }[];
}

interface Looked extends Window {
  /** Those of the last look, in its order: all that look the same together. */
  texts: Element[][];
  axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> };
}

/**
 * What each text's colors can come from: the classes, styles and states of it and of all that it is in, of a window of
 * this width in this scheme. Runs in the page.
 */
function looksOfTexts(): string[] {
  const states =
    /^(class|style|type|disabled|open|hidden|data-.+|aria-(selected|current|checked|pressed|expanded|invalid|disabled|busy))$/;
  const known = new Map<Element, string>();
  const lookOf = (element: Element): string => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const outer = element.parentElement;
    const own = [...element.attributes]
      .filter(({ name }) => states.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const at = element.matches(':hover, :focus') ? 'touched' : '';
    const look = `${outer ? lookOf(outer) : ''}>${element.localName} ${own.toSorted().join(' ')}${at}`;
    known.set(element, look);
    return look;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  // What isn't drawn, such as what a video has for browsers that play none, isn't among what axe knows.
  const isRead = (element: Element) => element.checkVisibility() && hasText(element);
  const window = globalThis.window as unknown as Looked;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const texts = Map.groupBy([...document.body.querySelectorAll('*')].filter(isRead), lookOf);
  window.texts = [...texts.values()];
  return [...texts.keys()].map((look) => `${window.innerWidth} ${isDark}${look}`);
}

/** Null if a listed text has been re-rendered and is gone. Runs in the page. */
async function lookAtContrast(fresh: number[]): Promise<string[] | null> {
  const { texts, axe } = globalThis.window as unknown as Looked;
  const include = fresh.flatMap((index) => texts[index] ?? []);
  if (!include.every(({ isConnected }) => isConnected)) return null;
  const { violations } = await axe.run(
    { include },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
