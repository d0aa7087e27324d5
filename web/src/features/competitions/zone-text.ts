import { dateFormat } from '@chalkline/contract/date-format.ts';

/** The zone's name on that day and how far it is from the reader's: `East Africa Time, 2 h ahead of you`. */
export function zoneText(zone: string, day: string, own?: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  const ahead = minutesAhead(zone, at) - minutesAhead(own, at);
  const name = named(zone, at, 'long');
  return ahead === 0 ? name : `${name}, ${length(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} you`;
}

/** In English like the words around it. */
function named(zone: string | undefined, at: Date, timeZoneName: 'long' | 'longOffset'): string {
  const format = dateFormat({ timeZone: zone, timeZoneName }, 'en-GB');
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Minutes that a zone is ahead of UTC; the reader's own without one. */
function minutesAhead(zone: string | undefined, at: Date): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(named(zone, at, 'longOffset')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function length(minutes: number): string {
  const parts = [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 > 0 ? `${minutes % 60} min` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
