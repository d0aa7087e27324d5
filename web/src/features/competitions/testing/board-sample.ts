import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { ExplanationReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { Board, BoardCell, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { BoardNews, BoardPage } from '../leaderboard/loaded-board.ts';

/** A cell with a result; `place` null for none. */
export function cellSample(sketch: Partial<BoardCell> = {}): BoardCell {
  return {
    scoreId: 's-1',
    main: '9:41.28',
    unit: '',
    beside: '',
    tiebreak: '',
    other: '',
    round: '',
    variant: '',
    words: '9:41.28',
    place: 1,
    tied: false,
    points: 100,
    kind: 'scored',
    ...sketch,
  };
}

/** The row of the entry `e<order>`, in the place that its order gives. */
export function rowSample(order: number, sketch: Partial<BoardRow> = {}): BoardRow {
  return {
    entryId: `e${order}`,
    order,
    bib: 100 + order,
    name: `Athlete ${order}`,
    country: 'NOR',
    region: null,
    affiliate: null,
    status: 'active',
    place: order + 1,
    tied: false,
    total: 100 - order,
    cells: [cellSample({ scoreId: `s-e${order}`, place: order + 1, points: 100 - order })],
    ...sketch,
  };
}

export function headSample(version: number, rowCount: number): Omit<Board, 'rows' | 'position'> {
  return {
    competitionId: 'c1',
    divisionId: 'd1',
    divisionName: 'Women Rx',
    version,
    madeAt: '2026-11-14T14:36:00.000Z',
    lastScoreAt: '2026-11-14T14:35:48.000Z',
    standing: 'provisional',
    rowCount,
    view: 'public',
    frozenAt: null,
    workouts: [
      {
        id: 'w1',
        name: 'Breakwater',
        position: 1,
        scoring: usualScoring('time'),
        points: {},
        partOf: null,
        publication: 'published',
      },
    ],
  };
}

/** The top two go on after the first workout. */
export function cutSample(sketch: Partial<BoardCut> = {}): BoardCut {
  return {
    afterWorkoutId: 'w1',
    rule: { by: 'top', count: 2 },
    ties: 'all',
    movesUp: false,
    made: false,
    places: 2,
    advancing: 2,
    lineAt: 2,
    lastAbove: 99,
    firstBelow: 98,
    ...sketch,
  };
}

/** One answer of the call. */
export function pageSample(
  version: number,
  rows: readonly BoardRow[],
  { next = null, rowCount = rows.length }: { next?: string | null; rowCount?: number } = {},
): BoardPage {
  return { data: { ...headSample(version, rowCount), position: '1', rows: [...rows] }, next };
}

/** News that make the version after `fromVersion`. */
export function newsSample(
  fromVersion: number,
  rows: readonly BoardRow[],
  { rowCount = 3, removed = [] }: { rowCount?: number; removed?: string[] } = {},
): BoardNews {
  const head = headSample(fromVersion + 1, rowCount);
  return { kind: boardKinds.rows, data: { head, fromVersion, rows: [...rows], removed } };
}

/** News that say only that the board is to be read again. */
export function rereadSample(fromVersion: number): BoardNews {
  return { kind: boardKinds.changed, data: { head: headSample(fromVersion + 1, 3), fromVersion } };
}

/** Why `entryId` is second. */
export function explanationSample(entryId: string, workoutId: string | null): ExplanationReply {
  return {
    entryId,
    name: 'Athlete 1',
    workoutId,
    place: 2,
    ranked: 3,
    points: 95,
    result: '9:30',
    sentences: ['1 is better, so this is the 2nd place of 3.'],
    compared: [{ what: 'the time', value: '9:30' }],
    sharedWith: [],
    sharedCount: 0,
    ahead: {
      entryId: 'e0',
      name: 'Athlete 0',
      place: 1,
      decidedBy: 'the time',
      own: '9:30',
      theirs: '9:12',
      words: 'Just ahead is Athlete 0, by the time: 9:12 against 9:30.',
      passing: 'To pass, the time must be better than 9:12.',
    },
    behind: null,
  };
}
