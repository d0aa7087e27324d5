import { z } from 'zod';
import { dayField, idField, lineField, momentField } from '../http/fields.ts';

/** How many links of a competition can work at once. */
export const judgeLinkLimit = 200;

const lane = z.int().min(1).max(100);

/** A link for each of these lanes of a floor. */
export const newJudgeLinks = z.strictObject({
  floorId: idField,
  lanes: z
    .array(lane)
    .min(1)
    .max(100)
    .refine((lanes) => new Set(lanes).size === lanes.length, { error: 'has a lane twice' }),
  /** The last day on which they work, in the competition's time zone. */
  until: dayField,
});
export type NewJudgeLinks = z.output<typeof newJudgeLinks>;

export const judgeLinkParams = z.strictObject({ competitionId: idField, judgeLinkId: idField });

const place = { floor: z.object({ id: z.string(), name: z.string() }), lane };

/** As the organizer sees it. */
export const judgeLinkReply = z.object({
  id: z.string(),
  ...place,
  expiresAt: momentField,
  /** Who judges by it, on which device nobody but they can tell; null: it hasn't been opened. */
  judge: z.object({ id: z.string(), name: z.string(), openedAt: momentField }).nullable(),
  /** The code in the link, as long as nobody has opened it. */
  token: z.string().nullable(),
});
export type JudgeLinkReply = z.output<typeof judgeLinkReply>;

/** What follows `?link=`. */
export const judgeLinkToken = lineField(100);

export const judgeLinkTokenParams = z.strictObject({ token: judgeLinkToken });

/** What someone who scans it reads before they start. */
export const openedJudgeLinkReply = z.object({
  competition: z.object({ id: z.string(), name: z.string() }),
  ...place,
  expiresAt: momentField,
  /** A device has it already: only that one gets in again. */
  isTaken: z.boolean(),
});
export type OpenedJudgeLinkReply = z.output<typeof openedJudgeLinkReply>;

export const judgeLinkOpening = z.strictObject({
  token: judgeLinkToken,
  /** Made by the device and kept there: the link works on this device alone from then on. */
  device: z.uuid().toLowerCase(),
  /** As it is shown with the scores. */
  name: lineField(80),
});
export type JudgeLinkOpening = z.output<typeof judgeLinkOpening>;

export const judgePassReply = z.object({
  token: z.string(),
  personId: z.string(),
  name: z.string(),
  competitionId: z.string(),
  competition: z.string(),
  floor: z.string(),
  lane,
  expiresAt: momentField,
});
export type JudgePassReply = z.output<typeof judgePassReply>;
