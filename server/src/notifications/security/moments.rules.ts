import { dateFormat } from '@chalkline/contract/date-format.ts';

/** `November 21, 2026 at 3:05 PM GMT+1`: in the person's format and zone, which is named. */
export function momentText(iso: string, { locale, zone }: { locale: string; zone: string }): string {
  const format = dateFormat(
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    },
    locale,
  );
  return format.format(new Date(iso));
}
