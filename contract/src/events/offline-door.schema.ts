import { z } from 'zod';
import { idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { attendanceReply, doorCan, doorLimits, doorSettings } from './door.schema.ts';
import { ticketStates } from './event.schema.ts';

/** A ticket as a device keeps it. */
export const keptTicket = z.object({
  ticketId: z.string(),
  orderId: z.string(),
  holderName: z.string(),
  typeName: z.string(),
  /** What was bought with the order, on its first ticket. */
  addOns: z.string(),
  /** A waiver or an answer is missing. */
  isMissingPapers: z.boolean(),
  /** The code with this number is good; those before it are void. */
  serial: z.int(),
  state: z.enum(ticketStates),
  checkedInAt: momentField.nullable(),
  checkedOutAt: momentField.nullable(),
  /** Where it was checked in last, and by whom. */
  gate: z.string(),
  by: z.string(),
});
export type KeptTicket = z.output<typeof keptTicket>;

/** Everything a device needs to check tickets without a network. */
export const doorKit = z.object({
  eventId: z.string(),
  name: z.string(),
  zone: z.string(),
  /** When it was read, by the server's clock. */
  asOf: momentField,
  /** The event's public key, Ed25519, 32 bytes in base64url. */
  publicKey: z.string(),
  settings: doorSettings,
  opensAt: momentField,
  closesAt: momentField,
  can: doorCan,
  tickets: z.array(keptTicket),
  /** Of a date of a series: the passes that have a place on it, and the key that proves theirs. */
  passes: z
    .object({
      seriesId: z.string(),
      publicKey: z.string(),
      places: z.array(z.object({ passId: z.string(), ticketId: z.string() })),
      /** Passes that were transferred or refunded: their codes with serials up to this one are void. */
      voided: z.array(z.object({ passId: z.string(), upTo: z.int() })).optional(),
    })
    .nullable()
    .optional(),
});
export type DoorKit = z.output<typeof doorKit>;

export const deviceLimits = { scans: 100, device: 40, note: 300 } as const;

/** A scan that a device decided on by itself. */
export const queuedScan = z.strictObject({
  /** Made up by the device. The same one again gets the same answer. */
  nonce: z.uuid(),
  kind: z.enum(['in', 'out']),
  /** What the QR code says, or else the ticket that was chosen by name. */
  code: z.string().max(doorLimits.code).optional(),
  ticketId: idField.optional(),
  gate: optionalLine(doorLimits.gate),
  reason: lineField(doorLimits.reason).optional(),
  /** By the device's clock. */
  at: momentField,
  /** Taken back on the device before it was sent. */
  isUndone: z.boolean(),
});
export type QueuedScan = z.output<typeof queuedScan>;

export const queuedScans = z.strictObject({
  device: lineField(deviceLimits.device),
  /** The device's clock now: how far it is off corrects the times of the scans. */
  sentAt: momentField,
  /** In the order in which they were made. */
  scans: z.array(queuedScan).min(1).max(deviceLimits.scans),
});
export type QueuedScans = z.output<typeof queuedScans>;

/** `counted`; `conflict`: kept, for the staff to settle; `refused`: no ticket of this event. */
export const scanOutcomes = ['counted', 'conflict', 'refused'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];

export const scanReceipt = z.object({
  nonce: z.string(),
  outcome: z.enum(scanOutcomes),
  /** Why it was refused. */
  message: z.string(),
  ticket: attendanceReply.nullable(),
});
export type ScanReceipt = z.output<typeof scanReceipt>;

/** `no_place`: a pass that had all its dates, or whose date was full, over or canceled. */
export const conflictKinds = ['already_in', 'ticket_void', 'no_place'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

const conflictScan = z.object({
  scanId: z.string(),
  kind: z.enum(['in', 'out']),
  at: momentField,
  gate: z.string(),
  by: z.string(),
  /** How many ms the device's clock was ahead; null for a scan that was checked at once. */
  clockAhead: z.int().nullable(),
  /** When a device that was offline sent it. */
  receivedAt: momentField.nullable(),
  /** Null: it counts. */
  conflict: z.enum(conflictKinds).nullable(),
});

/** A ticket that was let in where it should not have been, with all its scans, oldest first. */
export const scanConflict = z.object({
  /** The scan to settle. */
  scanId: z.string(),
  conflict: z.enum(conflictKinds),
  ticketId: z.string(),
  holderName: z.string(),
  typeName: z.string(),
  scans: z.array(conflictScan),
});
export type ScanConflict = z.output<typeof scanConflict>;

/** The same person was scanned twice; or it is noted what was done about it. */
export const settlements = ['same_person', 'closed'] as const;

export const conflictParams = z.strictObject({ eventId: idField, scanId: idField });

export const conflictSettlement = z.strictObject({
  settlement: z.enum(settlements),
  note: optionalText(deviceLimits.note).default(''),
});
export type ConflictSettlement = z.output<typeof conflictSettlement>;
