import { dateFormat } from '@chalkline/contract/date-format.ts';

/** The language and time zone a person reads dates in; null if they haven't chosen one. */
export interface MomentReader {
  /** BCP 47. */
  readonly locale: string | null;
  /** IANA. */
  readonly zone: string | null;
}

/** The default: an email doesn't know where it is read, so it names the zone. */
const usual = { locale: 'en-GB', zone: 'UTC' } as const;

/** `21 November 2026 at 15:05 CET`: in the person's format and zone, which is named. */
export function momentText(iso: string, { locale, zone }: MomentReader): string {
  const format = dateFormat(
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone ?? usual.zone,
      timeZoneName: 'short',
    },
    locale ?? usual.locale,
  );
  return format.format(new Date(iso));
}
