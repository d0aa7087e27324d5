import {
  giveBackHours,
  restAroundHeats,
  type ShiftObstacle,
} from '@chalkline/contract/competitions/shift.schema.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';

/** From when to when. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface ShiftToTake extends Span {
  readonly capacity: number;
  readonly taken: number;
  /** Someone is looking for a replacement. */
  readonly wanted: boolean;
}

interface OfVolunteer {
  /** Their other shifts. */
  readonly shifts: readonly Span[];
  readonly heats: readonly Span[];
  /** Waivers they haven't signed, and credentials they don't have. */
  readonly unsigned: readonly string[];
  readonly missing: readonly string[];
}

/** Why someone can't take a shift; null where they can. */
export function shiftObstacle(
  shift: ShiftToTake,
  { shifts, heats, unsigned, missing }: OfVolunteer,
  now: Date,
): ShiftObstacle | null {
  if (shift.endsAt <= now) return 'over';
  if (shift.taken >= shift.capacity && !shift.wanted) return 'full';
  if (shifts.some((other) => minutesApart(shift, other) < 0)) return 'overlap';
  if (heatNear(shift, heats)) return 'heat';
  if (missing.length > 0) return 'credential';
  return unsigned.length > 0 ? 'waiver' : null;
}

/** The first of these heats that leaves too little time before or after a shift. */
export function heatNear<Heat extends Span>(shift: Span, heats: readonly Heat[]): Heat | null {
  return heats.find((heat) => minutesApart(shift, heat) < restAroundHeats) ?? null;
}

/** In good time before the shift; later, someone has to take it over. */
export function mayGiveBack({ startsAt }: Pick<Span, 'startsAt'>, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= giveBackHours * hour;
}

/** Hours of a shift with two decimals, as they are added up. */
export function hoursOf({ startsAt, endsAt }: Span): number {
  return Math.round(((endsAt.getTime() - startsAt.getTime()) / hour) * 100) / 100;
}

/** Minutes between two spans; 0 where one begins as the other ends, negative while they overlap. */
function minutesApart(one: Span, other: Span): number {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return (second.startsAt.getTime() - first.endsAt.getTime()) / minute;
}
