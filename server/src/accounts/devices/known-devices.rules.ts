/** In the order they are looked for: most browsers name their ancestors as well. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a browser calls itself, in words for people: `Firefox on Linux`. */
export function deviceLabel(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const named = (table: typeof browsers | typeof systems) =>
    table.find(([, pattern]) => pattern.test(text))?.[0];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `An app on ${system}`;
  // Companion apps and scripts name themselves first: `Chalkline/2.1 (…)`.
  const [, name] = /^([\p{L}][\p{L}\d ._-]{0,38}[\p{L}\d])\//u.exec(text) ?? [];
  return name ?? 'An unknown device';
}
