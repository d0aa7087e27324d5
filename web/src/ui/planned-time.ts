import { zoneText } from '@chalkline/contract/zone-text.ts';
import { dateFormat } from './locale.ts';

/** "Sat 14 Nov 2026, 14:36 (Amsterdam time)": a moment that was planned, to the minute. */
export function plannedTime(at: string, zone: string): string {
  const format = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  return `${format.format(new Date(at))} (${zoneText(zone)})`;
}
