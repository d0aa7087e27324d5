import { checkIn, checkOut } from '@chalkline/contract/events/door.endpoints.ts';
import type { AttendanceReply } from '@chalkline/contract/events/door.schema.ts';
import { sendScans } from '@chalkline/contract/events/offline-door.endpoints.ts';
import type { ScanReceipt } from '@chalkline/contract/events/offline-door.schema.ts';
import { takeApart } from '@chalkline/contract/events/ticket-code.ts';
import { call } from '../../../platform/calls.ts';
import { deviceId, type KeptScan } from './door-store.ts';

export interface AskedScan {
  readonly eventId: string;
  readonly gate: string;
  readonly direction: 'in' | 'out';
  readonly code?: string;
  readonly ticketId?: string;
  readonly reason?: string;
}

/** Longer, and people at the door wait: the device decides by itself. */
const patienceMs = 2500;

/** Has the server decide. */
export async function askDoor(asked: AskedScan, nonce: string): Promise<AttendanceReply> {
  const { eventId, gate, direction, code, ticketId, reason } = asked;
  const body = {
    group_id: eventId,
    gate,
    nonce,
    ...(code === undefined ? { ticket_id: ticketId ?? '' } : { code }),
    ...(reason && { reason }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  return (await call(direction === 'in' ? checkIn : checkOut, { body }, { signal })).data;
}

/** As many as are sent at once. */
export const deviceScans = 100;

/** Tells the server what this device decided. */
export async function deliverScans(eventId: string, scans: readonly KeptScan[]): Promise<ScanReceipt[]> {
  const body = {
    device: (await deviceId().catch(() => '')) || 'unknown',
    sentAt: new Date().toISOString(),
    scans: scans.map(({ nonce, kind, code, ticketId, gate, reason, at, isUndone }) => ({
      nonce,
      kind,
      gate,
      at,
      isUndone,
      ...(code === undefined ? { ticketId } : { code }),
      ...(reason && { reason }),
    })),
  };
  return (await call(sendScans, { params: { eventId }, body })).data;
}

interface About {
  readonly nonce: string;
  readonly ticketId: string;
  readonly personId: string;
}

/** A scan as the device keeps it. */
export function newScan({ eventId, gate, direction, code, reason }: AskedScan, about: About): KeptScan {
  return {
    ...about,
    eventId,
    kind: direction,
    gate,
    isUndone: false,
    at: new Date().toISOString(),
    state: 'waiting',
    why: '',
    ...(code !== undefined && takeApart(code) && { code }),
    ...(reason && { reason }),
  };
}

const longKeptMs = 3 * 24 * 60 * 60 * 1000;
export const isOld = ({ at }: KeptScan) => Date.parse(at) < Date.now() - longKeptMs;
