import { z } from 'zod';
import { idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { day, minute } from '../spans.ts';

/** Whether a ticket that was let in is let in again: never, after it was checked out, or each time. */
export const reentryRules = ['none', 'after_exit', 'always'] as const;
export type ReentryRule = (typeof reentryRules)[number];

export const attendanceStates = ['expected', 'in', 'out'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

export const doorLimits = { gate: 40, reason: 200, opensMinutes: (7 * day) / minute, code: 200 } as const;

export const doorSettings = z.object({
  reentry: z.enum(reentryRules),
  /** Minutes before the start from which people are let in. */
  opensMinutes: z.int().min(0).max(doorLimits.opensMinutes),
  /** Whether people may check themselves in with their own account. */
  selfCheckIn: z.boolean(),
});
export type DoorSettings = z.output<typeof doorSettings>;

export const doorPatch = z.strictObject(doorSettings.partial().shape);
export type DoorPatch = z.output<typeof doorPatch>;

/** Counts of good tickets. */
export const doorTotals = z.object({
  sold: z.int(),
  /** Checked in at some time. */
  letIn: z.int(),
  /** Checked in, and not out since. */
  inside: z.int(),
});
export type DoorTotals = z.output<typeof doorTotals>;

export const doorCan = z.object({
  edit: z.boolean(),
  /** Download the door list as CSV. */
  export: z.boolean(),
});

export const doorReply = z.object({
  settings: doorSettings,
  totals: doorTotals,
  opensAt: momentField,
  closesAt: momentField,
  /** Scans of devices without a network that need to be settled. */
  conflicts: z.int(),
  can: doorCan,
});
export type DoorReply = z.output<typeof doorReply>;

/** A ticket at the door. */
export const attendanceReply = z.object({
  ticketId: z.string(),
  orderId: z.string(),
  holderName: z.string(),
  typeName: z.string(),
  /** What was bought with the order, on its first ticket: `2 × T-shirt`; empty: nothing. */
  addOns: z.string(),
  state: z.enum(attendanceStates),
  checkedInAt: momentField.nullable(),
  checkedOutAt: momentField.nullable(),
  /** Where it was checked in last. */
  gate: z.string(),
  /** A waiver or an answer is missing. */
  isMissingPapers: z.boolean(),
  /** Other good tickets of the order that aren't in. */
  others: z.int(),
});
export type AttendanceReply = z.output<typeof attendanceReply>;

export const attendeesQuery = z.object({
  ...pageQuery,
  group_id: idField,
  status: z.enum(attendanceStates).optional(),
});
export type AttendeesQuery = z.output<typeof attendeesQuery>;

export const attendeesReply = z.object({ totals: doorTotals, attendees: z.array(attendanceReply) });

const gate = optionalLine(doorLimits.gate).default('');

/** One of code, ticket and person; none of them: me. Unknown keys are ignored: companion apps send them. */
export const scanInput = z.object({
  group_id: idField,
  /** What the QR code says. */
  code: z.string().max(doorLimits.code).optional(),
  ticket_id: idField.optional(),
  user_id: idField.optional(),
  gate,
  /** Lets a good ticket in although the rules of the door are against it. */
  reason: lineField(doorLimits.reason).optional(),
  /** Made up by the device: the same one again gets the same answer. */
  nonce: z.uuid().optional(),
});
export type ScanInput = z.output<typeof scanInput>;

export const groupScan = z.strictObject({ orderId: idField, gate });
export type GroupScan = z.output<typeof groupScan>;

export const scanUndo = z.strictObject({ ticketId: idField });
export type ScanUndo = z.output<typeof scanUndo>;
