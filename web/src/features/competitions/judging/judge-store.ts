import type {
  JudgeScoreReply,
  JudgingReply,
  NewJudgeScore,
} from '@chalkline/contract/competitions/judging.schema.ts';
import { DeviceStore } from '../../../platform/device-store.ts';
import type { ScoreDraft } from './score-draft.ts';

/**
 * What a judge's phone keeps, in the browser's own database: the lanes of the day, scores on their way, and what is being
 * counted right now. It outlives a closed tab, an update and signing out; each person gets only their own back.
 */
const store = new DeviceStore('judging', {
  days: {},
  scores: { keyPath: 'order', autoIncrement: true },
  drafts: {},
});

/** A score as the judge entered it, with what became of it. */
export interface FloorScore extends Omit<NewJudgeScore, 'previousId'> {
  /** Given by the database, in the order of entering: the device's clock may be wrong. */
  readonly order?: number;
  readonly submissionId: string;
  readonly personId: string;
  readonly competitionId: string;
  /** The score it corrects, as the phone saw it. */
  readonly previousId: string | null;
  /** The submission it corrects, if that was still on its way. */
  readonly follows: string | null;
  readonly understood: string;
  readonly about: ScoreAbout;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly receipt: JudgeScoreReply | null;
  /** Why it was refused. */
  readonly why: string | null;
}

/** What the outbox shows of it. */
export interface ScoreAbout {
  readonly heatId: string;
  readonly lane: number;
  readonly athlete: string;
  readonly bib: number;
  readonly workout: string;
}

/** What was read last, and how far the server's clock was ahead then, in ms. */
export interface KeptDay {
  readonly reply: JudgingReply;
  readonly ahead: number;
  /** By the device's clock. */
  readonly keptAt: number;
}

export async function keepDay(personId: string, day: KeptDay): Promise<void> {
  await store.change(['days'], (at) => at('days').put(day, personId));
}

export async function readDay(personId: string): Promise<KeptDay | null> {
  return (await store.read<KeptDay | undefined>('days', (days) => days.get(personId))) ?? null;
}

export async function keepScore(score: FloorScore): Promise<number> {
  return Number(await store.change(['scores'], (at) => at('scores').put(score)));
}

export async function removeScores(orders: readonly number[]): Promise<void> {
  if (orders.length > 0)
    await store.change(['scores'], (at) => {
      for (const order of orders) at('scores').delete(order);
      return null;
    });
}

/** In the order of entering. */
export function readScores(): Promise<FloorScore[]> {
  return store.read<FloorScore[]>('scores', (scores) => scores.getAll());
}

export async function keepDraft(key: string, draft: ScoreDraft | null): Promise<void> {
  await store.change(['drafts'], (at) =>
    draft === null ? at('drafts').delete(key) : at('drafts').put(draft, key),
  );
}

export async function readDraft(key: string): Promise<ScoreDraft | null> {
  return (await store.read<ScoreDraft | undefined>('drafts', (drafts) => drafts.get(key))) ?? null;
}

/** Whether this browser was used for judging. */
export const hasJudged = () => store.exists();
