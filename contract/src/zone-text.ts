import { dateFormat } from './date-format.ts';

/** Of text that isn't for one reader, and for readers who chose no language: our words are American English. */
export const usualLocale = 'en-US';

/** `2:30 PM`, `14:30`: hours and minutes by the clock of a zone, as the language has them. */
export function clockIn(at: Date, zone: string, locale: string = usualLocale): string {
  return dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: zone }, locale).format(at);
}

/** `Amsterdam time`, `UTC`: a zone as people call it. */
export function zoneText(zone: string): string {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return /^(Etc\/.*|UTC|GMT)$/.test(zone) ? place : `${place} time`;
}

/** `Dec 5, 2026, 10:00 AM (Amsterdam time)`; with `full` the weekday and the whole month. */
export function momentText(
  at: Date,
  zone: string,
  { locale = usualLocale, dateStyle = 'medium' }: { locale?: string; dateStyle?: 'full' | 'medium' } = {},
): string {
  const format = dateFormat({ dateStyle, timeStyle: 'short', timeZone: zone }, locale);
  return `${format.format(at)} (${zoneText(zone)})`;
}
