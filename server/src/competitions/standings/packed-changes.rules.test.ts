import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { type BoardInput, rankBoard } from '../ranking/board-ranking.rules.ts';
import { scoreOf } from '../ranking/ranking.factory.ts';
import { boardRows } from './board.rules.ts';
import { boardColumns } from './board-columns.rules.ts';
import { boardChanges, rowTexts } from './board-texts.rules.ts';
import { packBoard } from './pack-board.rules.ts';
import { allPieces } from './packed-board.rules.ts';
import { packedChanges } from './packed-changes.rules.ts';

const workoutId = '00000000-0000-7000-8000-0000000000aa';
const idOf = (index: number) => `00000000-0000-7000-8000-00000000000${index}`;
const scoring = { type: 'time', unit: 'clock', direction: 'lower' } as const;

/** Three athletes in the order of their bibs, each a minute behind the one before. */
function board(change: Partial<BoardInput> = {}): BoardInput {
  return {
    scoring: scoringPresets.on_site,
    divisionPoints: null,
    entries: [1, 2, 3].map((bib) => ({
      id: idOf(bib),
      bib,
      name: `Athlete ${bib}`,
      country: null,
      region: null,
      affiliate: null,
      status: 'active',
      leftAt: null,
      tieOrder: null,
    })),
    workouts: [{ id: workoutId, scoring, points: {}, over: true }],
    scores: [1, 2, 3].map((bib) => ({
      id: idOf(bib + 3),
      workoutId,
      entryId: idOf(bib),
      value: scoreOf(`${bib}:00`, scoring),
    })),
    penalties: [],
    adjustments: [],
    teams: null,
    ...change,
  };
}

const piecesOf = (input: BoardInput) => [...allPieces(packBoard(boardColumns(input, rankBoard(input))))];
const textsOf = (input: BoardInput) => rowTexts(boardRows(input, rankBoard(input)));
const penalty = { workoutId, entryId: idOf(3), kind: 'seconds', amount: 10, reason: 'Mat' } as const;
const adjustment = (points: number, reason: string) => ({ entryId: idOf(2), points, reason });

describe('the changes between two packed boards', () => {
  it.each<[what: string, before: BoardInput, after: BoardInput, rows: number]>([
    ['nothing', board(), board(), 0],
    ['a penalty that changes no place', board(), board({ penalties: [penalty] }), 1],
    [
      'another reason for a penalty',
      board({ penalties: [penalty] }),
      board({ penalties: [{ ...penalty, reason: 'Rope' }] }),
      1,
    ],
    [
      'another reason for the same points',
      board({ adjustments: [adjustment(5, 'Late')] }),
      board({ adjustments: [adjustment(2, 'Late'), adjustment(3, 'No bib')] }),
      1,
    ],
    ['one who left', board(), board({ entries: board().entries.slice(0, 2) }), 0],
    [
      'another name',
      board(),
      board({ entries: board().entries.map((one) => ({ ...one, name: `${one.name} ${one.bib % 2}` })) }),
      3,
    ],
  ])('are those of its rows as text: %s', (_, before, after, count) => {
    const most = 10;
    const changes = packedChanges(piecesOf(before), piecesOf(after), { workoutIds: [workoutId], most });
    const texts = boardChanges(textsOf(before), textsOf(after), most);
    expect(changes?.rows).toEqual(texts?.rows.map(({ order }) => order));
    expect(changes?.removed).toEqual(texts?.removed);
    expect(changes?.rows).toHaveLength(count);
  });
});
