import { recordJudgeScore } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type { JudgeScoreReply } from '@chalkline/contract/competitions/judging.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useSyncExternalStore } from 'react';
import { call, queryClient } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { session } from '../../../platform/session.ts';
import { holdUnsaved } from '../../../ui/unsaved.ts';
import { judgeId, maySend } from './judge-identity.ts';
import { type FloorScore, keepScore, readScores, removeScores } from './judge-store.ts';
import { judgingKey } from './judging-key.ts';
import { correctionOf, leftBy, outdated, waitingOf } from './outbox-order.ts';

const tryAgainMs = 10_000;
const answerMs = 20_000;

export interface OutboxView {
  /** False until the phone's storage was asked: before that, nobody knows whether everything was sent. */
  readonly isRead: boolean;
  readonly scores: readonly FloorScore[];
  readonly sending: boolean;
  /** The last try found no network. */
  readonly offline: boolean;
  /** Submissions that only this page holds, because the phone's storage refused them. */
  readonly unkept: ReadonlySet<string>;
}

/**
 * Scores on their way to the server. Each is on the phone's disk before anything is sent, and goes out in the order of
 * entering, one after the other, from one tab at a time.
 */
class Outbox {
  #view: OutboxView = { isRead: false, scores: [], sending: false, offline: false, unkept: new Set() };
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('judging');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;
  /** Held while something waits: signing out asks first, and a new version of the app waits. */
  #release: (() => void) | null = null;

  readonly view = (): OutboxView => this.#view;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Reads what is kept, and sends whenever there may be a network. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    window.addEventListener('online', () => void this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.flush();
    });
    session.subscribe(() => void this.flush());
    this.#channel.onmessage = () => void this.#reload();
    void this.flush();
  }

  /** Resolves once the score is on the disk; it also counts, in this page alone, if the disk refuses. */
  async add(score: FloorScore): Promise<void> {
    // The browser may drop what it keeps for a site when space gets short, unless it was asked not to.
    void navigator.storage?.persist?.().catch(() => false);
    const kept = await keepScore(score).catch(() => null);
    if (kept === null) {
      this.#show({
        scores: [...this.#view.scores, score],
        unkept: new Set([...this.#view.unkept, score.submissionId]),
      });
    } else await this.#reload();
    this.#channel.postMessage('changed');
    void this.flush();
  }

  /** Sends a refused one again. */
  async retry(score: FloorScore): Promise<void> {
    await this.#keep({ ...score, state: 'waiting', why: null });
    void this.flush();
  }

  /**
   * What earlier links of this device left of a competition will go out by the next one, once that one is in use. Called
   * before it is, so that a tab closed between the two leaves nothing behind.
   */
  async takeOver(from: readonly string[], to: string, competitionId: string): Promise<void> {
    await this.#reload();
    for (const score of leftBy(this.#view.scores, from, competitionId))
      await this.#keep({ ...score, personId: to, state: 'waiting', why: null });
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#reload();
    if (!maySend()) return;
    await navigator.locks.request('judging outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await this.#send();
    });
    if (this.#waiting().length > 0) this.#timer = setTimeout(() => void this.flush(), tryAgainMs);
  }

  #waiting(): FloorScore[] {
    return waitingOf(this.#view.scores, judgeId());
  }

  async #send(): Promise<void> {
    let sent = false;
    try {
      for (let [next] = this.#waiting(); next; [next] = this.#waiting()) {
        this.#show({ sending: true });
        if (!(await this.#sendOne(next))) break;
        sent = true;
        await this.#reload();
      }
    } finally {
      this.#show({ sending: false });
    }
    await removeScores(outdated(this.#view.scores, serverNow()));
    if (sent) await queryClient.invalidateQueries({ queryKey: judgingKey });
  }

  /** False when there is no use in trying the next one now. */
  async #sendOne(score: FloorScore): Promise<boolean> {
    try {
      const receipt = await deliver(score, this.#view.scores);
      await this.#keep({ ...score, state: 'sent', receipt, why: null });
      this.#show({ offline: false });
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { status } = failure;
      this.#show({ offline: status === 0 });
      // No network, a busy server, or signed out: it stays where it is.
      if (status === 0 || status === 401 || status === 429 || status >= 500) return false;
      await this.#keep({ ...score, state: 'refused', why: errorText(failure) });
      return true;
    }
  }

  async #keep(score: FloorScore): Promise<void> {
    const isKept = !this.#view.unkept.has(score.submissionId);
    const written = await keepScore(score).catch(() => null);
    if (written === null || !isKept) {
      const scores = this.#view.scores.map((one) => (one.submissionId === score.submissionId ? score : one));
      const unkept = new Set(this.#view.unkept);
      if (written === null) unkept.add(score.submissionId);
      else unkept.delete(score.submissionId);
      this.#show({ scores, unkept });
    }
    await this.#reload();
    this.#channel.postMessage('changed');
  }

  async #reload(): Promise<void> {
    const kept = await readScores().catch(() => null);
    if (!kept) return this.#show({ isRead: true });
    const held = this.#view.scores.filter(({ submissionId }) => this.#view.unkept.has(submissionId));
    const onlyHere = held.filter(
      (one) => !kept.some(({ submissionId }) => submissionId === one.submissionId),
    );
    // What the disk has in an older state is newer here.
    const scores = kept.map(
      (one) => held.find(({ submissionId }) => submissionId === one.submissionId) ?? one,
    );
    this.#show({ isRead: true, scores: [...scores, ...onlyHere] });
  }

  #show(change: Partial<OutboxView>): void {
    this.#view = { ...this.#view, ...change };
    if (this.#waiting().length > 0) this.#release ??= holdUnsaved();
    else {
      this.#release?.();
      this.#release = null;
    }
    for (const listener of this.#listeners) listener();
  }
}

async function deliver(score: FloorScore, scores: readonly FloorScore[]): Promise<JudgeScoreReply> {
  const { competitionId, submissionId, workoutId, entryId } = score;
  const { typed, tiebreaks, answers, noReps, note, enteredAt, penalty = null } = score;
  // Scores that an older version of the app kept have none.
  const signature = score.signature ?? null;
  const body = {
    workoutId,
    entryId,
    typed,
    tiebreaks: [...tiebreaks],
    answers,
    noReps,
    note,
    enteredAt,
    signature,
    penalty,
    ...correctionOf(score, scores),
  };
  // A network that carries nothing doesn't hold up the others for minutes; the same submission counts once.
  const signal = AbortSignal.timeout(answerMs);
  return (await call(recordJudgeScore, { params: { competitionId, submissionId }, body }, { signal })).data;
}

export const outbox = new Outbox();

export function useOutbox(): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}
