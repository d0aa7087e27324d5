import { z } from 'zod';
import { dayField, idField, momentField } from '../http/fields.ts';

/** Events and competitions within this many days are on the desk. */
export const deskDays = 7;

const deskEvent = z.object({
  id: idField,
  name: z.string(),
  startsAt: momentField,
  endsAt: momentField,
  zone: z.string(),
  /** Good tickets, and those of them that were let in. */
  sold: z.int(),
  letIn: z.int(),
});
export type DeskEvent = z.output<typeof deskEvent>;

const deskCompetition = z.object({
  id: idField,
  name: z.string(),
  startsOn: dayField,
  endsOn: dayField,
  expected: z.int(),
  checkedIn: z.int(),
});
export type DeskCompetition = z.output<typeof deskCompetition>;

/** What is worked on at a desk, by receptionists and by administrators who do that themselves. */
export const deskReply = z.object({
  /** Of the organization, on or within a week, the next one first. */
  events: z.array(deskEvent),
  /** Those at which they may check athletes in, on or within a week. */
  competitions: z.array(deskCompetition),
  /** null without an organization. */
  gym: z
    .object({
      equipmentLow: z.int(),
      suppliesLow: z.int(),
      serviceDue: z.int(),
      members: z.int(),
      membershipsDue: z.int(),
      /** What they entered and nobody has approved yet, and what was refused. */
      pending: z.int(),
      refused: z.int(),
    })
    .nullable(),
});
export type DeskReply = z.output<typeof deskReply>;
