import { dateFormat } from '@chalkline/contract/date-format.ts';

/** In which language and zone somebody reads dates; null: they have said none. */
export interface MomentReader {
  /** BCP 47. */
  readonly locale: string | null;
  /** IANA. */
  readonly zone: string | null;
}

/** Whoever has said nothing: a mail does not know where it will be read, so the zone is named. */
const usual = { locale: 'en-GB', zone: 'UTC' } as const;

/** `21 November 2026 at 15:05 CET`: as the person writes dates, in their zone, with its name. */
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
