import { day, minute } from '@chalkline/contract/spans.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';

/** An event as calendars take it. */
export interface CalendarEntry {
  /** The same for ever: a second file changes the entry and adds none. */
  readonly uid: string;
  /** Goes up with each change. */
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly link: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly zone: string;
  readonly changedAt: Date;
  readonly isCanceled: boolean;
}

const zoneMargin = 400 * day;
const foldAt = 73;

/** RFC 5545, at the event's own clock: calendars get the zone's rules along and need no list of zones. */
export function icsOf(entry: CalendarEntry): string {
  return icsOfAll([entry]);
}

/** The same for several in one file. */
export function icsOfAll(entries: readonly CalendarEntry[]): string {
  const zones = Map.groupBy(entries, ({ zone }) => zone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chalkline//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...zones].flatMap(([zone, there]) => {
      const moments = there.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
      return zoneLines(zone, Math.min(...moments), Math.max(...moments));
    }),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const { uid, sequence, title, place, description, link, startsAt, endsAt, zone } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcText(entry.changedAt)}`,
    `LAST-MODIFIED:${utcText(entry.changedAt)}`,
    `DTSTART;TZID=${zone}:${localText(startsAt, zone)}`,
    `DTEND;TZID=${zone}:${localText(endsAt, zone)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${link}`,
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The offsets that hold around these moments, each from the one at which the clocks changed to it. */
function zoneLines(zone: string, first: number, last: number): string[] {
  const from = first - zoneMargin;
  const changes = offsetChanges(zone, from, last + zoneMargin);
  const begins = offsetAt(zone, from);
  // Summer time is the later clock; zones that never change have one clock alone.
  const standard = Math.min(begins, ...changes.map(({ after }) => after));
  const all = [{ at: from, before: begins, after: begins }, ...changes];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...all.flatMap(({ at, before, after }) => {
      const part = after === standard ? 'STANDARD' : 'DAYLIGHT';
      return [
        `BEGIN:${part}`,
        `DTSTART:${compact(new Date(at + before * minute).toISOString())}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${part}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

interface OffsetChange {
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly before: number;
  readonly after: number;
}

/** When the clocks of a zone change between two moments, to the minute. */
function offsetChanges(zone: string, from: number, until: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  let before = offsetAt(zone, from);
  for (let at = from; at < until; at += day) {
    const after = offsetAt(zone, at + day);
    if (after === before) continue;
    let [early, late] = [at, at + day];
    while (late - early > minute) {
      const middle = early + Math.floor((late - early) / 2 / minute) * minute;
      if (offsetAt(zone, middle) === before) early = middle;
      else late = middle;
    }
    // Clocks change at whole minutes.
    changes.push({ at: Math.floor(late / minute) * minute, before, after });
    before = after;
  }
  return changes;
}

function offsetAt(zone: string, moment: number): number {
  const whole = Math.floor(moment / minute) * minute;
  const shown = Date.parse(`${fieldInZone(new Date(whole).toISOString(), zone)}:00Z`);
  return Math.round((shown - whole) / minute);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}${rest}`;
}

/** `20261205T083000` of `2026-12-05T08:30:00.000Z`. */
const compact = (iso: string) => iso.slice(0, 19).replaceAll(/[-:]/g, '');
const utcText = (moment: Date) => `${compact(moment.toISOString())}Z`;
const localText = (moment: Date, zone: string) => compact(`${fieldInZone(moment.toISOString(), zone)}:00`);

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Lines of 75 bytes at most; a character is never cut. */
function folded(line: string): string[] {
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > foldAt) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += bytes;
  }
  return lines;
}
