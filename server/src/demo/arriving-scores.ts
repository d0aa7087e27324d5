import { boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listMyCompetitions } from '../competitions/directory/competitions.list.service.ts';
import { listDivisions } from '../competitions/divisions/divisions.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { scoreDeskEmail } from './demo-neighbors.ts';
import { renewDemo } from './renew-demo.ts';
import { recordNextScore, takeBackScores } from './score-desk.ts';

/** All in milliseconds. How often it looks who watches. */
const lookEvery = 1000;
/** From opening a board to its first score, and from one score of a division to the next. */
const firstAfter = 3000;
const nextAfter = 7000;
/** Nobody has watched a division for so long before its scores are taken back. */
const emptyFor = 60_000;

/** How often it looks whether the demo's days are over. */
const renewEvery = 10 * 60_000;

/** One division, as it is watched. */
interface Floor {
  readonly divisionId: string;
  /** When its next score arrives; null while nobody watches. */
  nextAt: number | null;
  lastWatchedAt: number;
  /** Its last score arrived while somebody watched. */
  isDone: boolean;
}

interface Show {
  readonly desk: Viewer;
  readonly competitionId: string;
  readonly floors: readonly Floor[];
}

/**
 * Lets the scores that the demo's live competition still awaits arrive one by one, in the divisions whose board
 * somebody has open at this process. Gives what is to be called again and again. Why it is so:
 * docs/decisions/028-demo-scores.md.
 */
export async function makeArrivingScores(parts: Parts): Promise<() => Promise<void>> {
  let show = await findShow(parts);
  let lookedAt = 0;
  return async () => {
    const now = parts.clock.now().getTime();
    if (now - lookedAt >= renewEvery) {
      // Before the call: what fails is tried again at the same pace.
      lookedAt = now;
      if (await renewDemo(parts)) show = await findShow(parts);
    }
    if (show === null) return;
    for (const floor of show.floors) await lookAt(parts, show, floor);
  };
}

export interface ArrivingScores {
  /** Resolves once the score under way is in. */
  stop(): Promise<void>;
}

/** Keeps looking until it is stopped. */
export async function startArrivingScores(parts: Parts): Promise<ArrivingScores> {
  const look = await makeArrivingScores(parts);
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= look()
      .catch((err: unknown) => parts.log.info({ err }, 'A score of the demo did not arrive'))
      .finally(() => {
        underWay = null;
      });
  }, lookEvery);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

async function findShow(parts: Parts): Promise<Show | null> {
  const person = await findPersonByEmail(parts.database.sql, scoreDeskEmail);
  if (!person) return null;
  const desk = asViewer(person);
  const [competition] = (await listMyCompetitions(parts, desk, { limit: 1 })).data;
  if (!competition) return null;
  const divisions = await listDivisions(parts, desk, competition.id);
  const floors = divisions.map(({ id }) => ({
    divisionId: id,
    nextAt: null,
    lastWatchedAt: 0,
    isDone: false,
  }));
  return { desk, competitionId: competition.id, floors };
}

async function lookAt(parts: Parts, { desk, competitionId }: Show, floor: Floor): Promise<void> {
  const now = parts.clock.now().getTime();
  const place = { desk, competitionId, divisionId: floor.divisionId };
  const topics = [boardTopic(floor.divisionId), insideBoardTopic(floor.divisionId)];
  if (topics.some((topic) => parts.live.isWatched(topic))) {
    floor.lastWatchedAt = now;
    floor.nextAt ??= now + firstAfter;
    if (now < floor.nextAt) return;
    // Before the call: what fails is tried again at the same pace.
    floor.nextAt = now + nextAfter;
    floor.isDone = !(await recordNextScore(parts, place));
    return;
  }
  floor.nextAt = null;
  if (!floor.isDone || now - floor.lastWatchedAt < emptyFor) return;
  floor.isDone = false;
  await takeBackScores(parts, place);
}
