const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** "12 s ago", "3 min ago", "yesterday", "in 5 days"; "just now" under five seconds. `now` in ms. */
export function relativeTime(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const size = Math.abs(seconds);
  if (size < 5) return 'just now';
  const [unit, length] = steps.find(([, step]) => size >= step) ?? (['second', 1] as const);
  return relative.format(Math.trunc(seconds / length), unit).replace(/\./g, '');
}

/** "Sat 14 Nov 2026, 14:36:02 UTC": with the zone's name, so that nobody has to guess. */
export function exactTime(at: string, zone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(zone && { timeZone: zone }),
  }).format(new Date(at));
}
