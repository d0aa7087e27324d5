import { createAdjustment } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import {
  explainPlace,
  exportBoard,
  findOnBoard,
  getLeaderboard,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { rankDivision } from './boards.rank.service.ts';
import { boardForms } from './boards.table.ts';

type Figure = number | null;

interface Figures {
  /** Place and points in the workout. */
  readonly workout: readonly [Figure, Figure];
  /** Place, total and points given by hand. */
  readonly overall: readonly [Figure, Figure, Figure];
}

/** In the order of their scores; everybody but the first got five points by hand. */
const expected: Record<EntryState, Figures> = {
  active: { workout: [1, 100], overall: [1, 100, null] },
  cut: { workout: [2, 95], overall: [2, 100, 5] },
  withdrawn: { workout: [3, 90], overall: [3, 95, 5] },
  disqualified: { workout: [4, 85], overall: [null, 90, 5] },
  out: { workout: [null, null], overall: [null, null, null] },
};
const states = Object.keys(expected) as EntryState[];

const { parts, call, settle } = await testApp();

function figuresOf({ place, total, adjustment, cells }: BoardRow): Figures {
  const [cell] = cells;
  return {
    workout: [cell?.place ?? null, cell?.points ?? null],
    overall: [place, total, adjustment ?? null],
  };
}

function read(text: string | undefined): Figure {
  return text ? Number(text) : null;
}

describe.each(boardForms)('place and points of everybody on a board stored as %s', (form) => {
  let as: string;
  let params: { competitionId: string };
  let divisionId: string;
  let workoutId: string;
  /** By their state. */
  const ids = {} as Record<EntryState, string>;

  beforeAll(async () => {
    const made = await competition(parts, {
      state: 'live',
      scoring: undefined,
      divisions: [{ name: 'Women Rx', points: { method: 'table', table: '2023-20' } }],
      workouts: [{ name: 'Twenty Down', scoring: { type: 'reps', unit: 'reps', direction: 'higher' } }],
    });
    as = await signedIn(parts, made.owner);
    params = { competitionId: made.view.competition.id };
    divisionId = made.view.divisions[0]?.id ?? '';
    workoutId = made.view.workouts[0]?.id ?? '';
    for (const [index, state] of states.entries()) {
      const { id: entryId } = await entry(parts, made, { name: state });
      ids[state] = entryId;
      await score(parts, made, { entryId, typed: `${100 - index}` });
      if (state === 'active') continue;
      const given = { entryId, points: 5, reason: 'Helped at the rig' };
      await call(createAdjustment, { params, body: given }, { as });
      const move = { from: 'active', to: state, reason: 'Left before the final' } as const;
      await call(moveEntry, { params: { ...params, entryId }, body: move }, { as });
    }
    await settle();
    await parts.database.sql.insert(boardRequests).values({ divisionId, requestedAt: parts.clock.now() });
    await rankDivision(parts, divisionId, form);
  });

  it('are as the rules say on the board, of which TV and phone show the rows', async () => {
    const { rows } = (await call(getLeaderboard, { params, query: { divisionId } })).data;
    expect(Object.fromEntries(rows.map((row) => [row.name, figuresOf(row)]))).toEqual(expected);
    expect(rows.at(-1)?.cells[0]).toMatchObject({ kind: 'out', main: '', scoreId: null });
  });

  it.each(states)('are the same for a single entry that is %s, found and explained', async (state) => {
    const { workout, overall } = expected[state];
    const query = { divisionId, entryIds: ids[state] };
    const [found] = (await call(findOnBoard, { params, query })).data.rows;
    expect(found && figuresOf(found)).toEqual(expected[state]);
    expect(found?.placeHere).toBe(overall[0] === null ? null : 1);
    const explained = { divisionId, entryId: ids[state] };
    const whole = (await call(explainPlace, { params, query: explained })).data;
    const one = (await call(explainPlace, { params, query: { ...explained, workoutId } })).data;
    expect([whole.place, whole.points]).toEqual(overall.slice(0, 2));
    expect([one.place, one.points]).toEqual(workout);
    if (state === 'out') expect([...whole.sentences, ...one.sentences].join(' ')).not.toMatch(/\d/);
  });

  it('are the same in both files', async () => {
    const csv = (await call(exportBoard, { params, query: { divisionId, format: 'csv' } })).data.content;
    const lines = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    for (const line of lines) {
      const { workout, overall } = expected[line.name as EntryState];
      expect([read(line['Twenty Down place']), read(line['Twenty Down points'])]).toEqual(workout);
      expect([read(line.place), read(line.total)]).toEqual(overall.slice(0, 2));
    }
    expect(lines.find(({ name }) => name === 'out')?.['Twenty Down']).toBe('OUT');
    const json = (await call(exportBoard, { params, query: { divisionId, format: 'json' } })).data.content;
    const { rows } = JSON.parse(json) as { rows: BoardRow[] };
    expect(Object.fromEntries(rows.map((row) => [row.name, figuresOf(row)]))).toEqual(expected);
  });

  it('are the same beside the scores of the score sheet', async () => {
    const sheet = (await call(listScores, { params, query: { divisionId, workoutId } }, { as })).data;
    const ranked = sheet.map(({ entry: { name }, ranked: at }) => [name, [at?.place, at?.points]]);
    expect(Object.fromEntries(ranked)).toEqual(
      Object.fromEntries(states.map((state) => [state, expected[state].workout])),
    );
  });
});
