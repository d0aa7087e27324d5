import { dateFormat as makeDateFormat } from '@chalkline/contract/date-format.ts';

/** Some systems name a language that no format knows, such as `en-US@posix`; such a browser is read as English. */
const browserLocale = isLocale(navigator.language) ? navigator.language : 'en-US';

let chosen: string | undefined;
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Sets the language of dates and numbers (BCP 47); without one they are as the browser is set. Text stays English.
 * app/ sets it for the signed-in person and renders everything again when it changes.
 */
export function chooseLocale(locale: string | null | undefined): void {
  const next = locale ?? undefined;
  if (next === chosen) return;
  chosen = next;
  numberFormats.clear();
}

/** The language that dates and numbers are in now. */
export function localeNow(): string {
  return chosen ?? browserLocale;
}

/** A format of days and times in the reader's language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return makeDateFormat(options, chosen);
}

/** Formats are costly to make and asked for in every row of a list, so each is made once. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(chosen, options);
  numberFormats.set(key, known);
  return known;
}

/** `12,345`, or as the person's language has it. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(options).format(value);
}

function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
