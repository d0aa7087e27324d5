import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

export interface ClockReading {
  readonly answers: ReadingAnswers;
  /** Nobody watched it being understood, so a text that can mean two times is asked about. */
  readonly imported: boolean;
  /** The cap, where there is one: a time of hours that it excludes is not believed. */
  readonly capSeconds?: number | undefined;
}

/** Without a cap, three parts above this are not believed to be hours. */
const longestBelieved = 3 * 3600_000;
const largest = 360_000_000;

/** Reads a time: `9:30`, `930`, `1:15:45.30`, `:42.0`, `61.63`. In milliseconds. */
export function readClock(text: string, how: ClockReading): Piece<number> {
  const [whole = '', fraction = '', ...more] = text.split(/[.,]/);
  if (more.length > 0 || !/^[\d:]+$/.test(whole) || !/^\d*$/.test(fraction)) return wrong('unreadable');
  if (/[.,]$/.test(text)) return wrong('unreadable');
  if (fraction.length > 3) return wrong('too_precise');
  const milliseconds = Number(fraction.padEnd(3, '0'));
  const piece = whole.includes(':') ? readParts(whole, fraction, how) : readDigits(whole, how);
  if (piece.kind !== 'value') return piece;
  const time = piece.value + milliseconds;
  return time > largest ? wrong('too_large') : found(time);
}

function readParts(whole: string, fraction: string, how: ClockReading): Piece<number> {
  const parts = whole.split(':');
  const [first = '', second = '', third] = parts;
  if (parts.length > 3 || first.length > 4 || second.length !== 2) return wrong('unreadable');
  if (third === undefined) return clock('0', first || '0', second);
  if (third.length !== 2 || first === '') return wrong('unreadable');
  const hours = clock(first, second, third);
  if (fraction !== '') return hours;
  return chooseParts(hours, withHundredths(clock('0', first, second), Number(third)), how);
}

/** `29:12:00` is minutes where hours cannot be, and is asked about: the meaning must be seen. */
function chooseParts(hours: Piece<number>, minutes: Piece<number>, how: ClockReading): Piece<number> {
  if (how.answers.threeParts === 'hours' || minutes.kind === 'problem') return hours;
  if (how.answers.threeParts === 'minutes') return minutes;
  if (hours.kind !== 'value') return unclear('threeParts', 'minutes');
  const limit = how.capSeconds === undefined ? longestBelieved : how.capSeconds * 1000;
  const sure = hours.value <= limit && !(how.imported && how.capSeconds === undefined);
  return sure ? hours : unclear('threeParts', 'minutes', 'hours');
}

/** Digits without a colon: typed, `930` is 9:30; in an import other systems mean seconds by `2000`. */
function readDigits(digits: string, how: ClockReading): Piece<number> {
  if (digits.length > 6) return wrong('too_large');
  const seconds = found(Number(digits) * 1000);
  if (Number(digits) < 60) return seconds;
  const padded = digits.padStart(6, '0');
  const onClock = clock(padded.slice(0, 2), padded.slice(2, 4), padded.slice(4));
  if (digits.length <= 2 || how.answers.bareDigits === 'seconds') return seconds;
  if (how.answers.bareDigits === 'clock') return onClock;
  if (onClock.kind === 'problem') return seconds;
  return how.imported ? unclear('bareDigits', 'clock', 'seconds') : onClock;
}

function clock(hours: string, minutes: string, seconds: string): Piece<number> {
  if (Number(seconds) > 59 || (Number(hours) > 0 && Number(minutes) > 59)) return wrong('seconds_above_59');
  return found(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}

function withHundredths(piece: Piece<number>, hundredths: number): Piece<number> {
  return piece.kind === 'value' ? found(piece.value + hundredths * 10) : piece;
}
