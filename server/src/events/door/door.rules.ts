import type { DoorSettings, ReentryRule } from '@chalkline/contract/events/door.schema.ts';
import { attendanceOf, mayEnter } from '@chalkline/contract/events/door-verdict.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';

/** Until somebody changes them. */
export const usualSettings: DoorSettings = {
  reentry: 'none',
  opensMinutes: (2 * hour) / minute,
  selfCheckIn: false,
};

export interface DoorTimes {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** A scan of a ticket's log. Void ones and those that were undone are left out. */
export interface LoggedScan {
  readonly id: string;
  /** In the order in which the server heard of them. */
  readonly number: number;
  readonly kind: 'in' | 'out';
  readonly at: Date;
  readonly gate: string;
  readonly reason: string | null;
  /** Decided by a device without a network. */
  readonly isQueued: boolean;
}

interface Replayed {
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly gate: string;
  /** Let in although somebody was in with the ticket already. */
  readonly conflicts: ReadonlySet<string>;
}

/**
 * What a ticket's scans amount to, by time: of two that let it in, the earliest counts. A scan that the server allowed
 * conflicts only with one that it learned of afterwards.
 */
export function replay(scans: readonly LoggedScan[], reentry: ReentryRule): Replayed {
  const conflicts = new Set<string>();
  let checkedIn: LoggedScan | null = null;
  let checkedOutAt: Date | null = null;
  for (const scan of scans.toSorted((one, other) => +one.at - +other.at || one.number - other.number)) {
    const state = attendanceOf({ checkedInAt: checkedIn?.at ?? null, checkedOutAt });
    if (scan.kind === 'out') {
      if (state === 'in') checkedOutAt = scan.at;
      continue;
    }
    const wasAllowed = !scan.isQueued && (checkedIn?.number ?? 0) < scan.number;
    if (mayEnter(state, reentry) || wasAllowed || scan.reason !== null) {
      checkedIn = scan;
      checkedOutAt = null;
    } else conflicts.add(scan.id);
  }
  return { checkedInAt: checkedIn?.at ?? null, checkedOutAt, gate: checkedIn?.gate ?? '', conflicts };
}

/** Far longer than any event; a device that claims more is wrong. */
const longestOffline = 366 * day;

/** When a scan was made by the server's clock, from the device's and how many ms that is ahead. */
export function correctedTime(claimed: Date, clockAhead: number, now: Date): Date {
  const at = claimed.getTime() - clockAhead;
  return new Date(Math.max(Math.min(at, now.getTime()), now.getTime() - longestOffline));
}
