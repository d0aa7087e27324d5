/** More than all shapes, languages and zones in use at once; callers' zones must not fill the memory. */
const keptAtMost = 500;
const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * The one way to a format of days and times, on both sides. Formats are costly to make and asked for in every row of
 * a list, so each is kept. `locale` is BCP 47; undefined is the machine's own.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string | undefined,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(key, made);
  return made;
}

/** Formats `3 days ago`, `in 2 hours`. */
export function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
}

/** IANA. The zone this machine is in; UTC where it doesn't say. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine has days and times of that language. */
export function hasDatesIn(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false;
  }
}
