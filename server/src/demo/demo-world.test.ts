import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';

const { parts, call } = await testApp({ DEMO: 'on' });

beforeAll(async () => {
  expect(await enterDemo(parts)).toEqual(demoSignIns);
});

async function board(status: 'live' | 'past', division = 0) {
  const { data } = await call(listCompetitions, { query: { status } });
  const params = { competitionId: data[0]?.id ?? '' };
  const competition = await call(getCompetition, { params });
  const divisionId = competition.data.divisions[division]?.id ?? '';
  return (await call(getLeaderboard, { params, query: { divisionId } })).data;
}

describe('the demo world', () => {
  it('enters once, and only where it may', async () => {
    expect(await enterDemo(parts)).toEqual(demoSignIns);
    expect((await call(listCompetitions, {})).total).toBe(3);
    expect(await enterDemo({ ...parts, config: { ...parts.config, demo: false } })).toBeNull();
  });

  it('lets everybody sign in whom the terminal names', async () => {
    for (const email of demoSignIns.emails) {
      const { data } = await call(signIn, { body: { email, password: demoSignIns.password } });
      expect(data.user.email).toBe(email);
    }
  });

  it('has a competition that is live, one to come and one that is over', async () => {
    for (const [status, name] of [
      ['live', 'Harbour Throwdown'],
      ['upcoming', 'Rift Valley Open'],
      ['past', 'Box to Box Winter League'],
    ] as const) {
      const { data } = await call(listCompetitions, { query: { status } });
      expect(data.map((one) => one.name)).toEqual([name]);
    }
  });

  it('ranks the live one as it stands after three and a half workouts', async () => {
    const { rows, standing } = await board('live');
    expect(standing).toBe('provisional');
    expect(rows.map(({ place, name, total, tied, status }) => [place, name, total, tied, status])).toEqual([
      [1, 'Signe Halvorsen', 385, false, 'active'],
      [2, 'Amara Okonkwo', 375, false, 'active'],
      [3, 'Ines Carvalho', 340, false, 'active'],
      [4, 'Yui Tanabe', 325, false, 'active'],
      [5, 'Mereana Tautahi', 320, false, 'active'],
      [6, 'Zofia Wrona', 315, false, 'active'],
      [7, 'Lucía Barrenechea', 265, false, 'active'],
      [8, 'Thandeka Mokoena', 265, false, 'active'],
      [9, 'Hanna Lindqvist', 250, false, 'active'],
      [10, 'Camille Vasseur', 205, false, 'active'],
      [11, 'Elif Demirkan', 195, false, 'active'],
      [12, 'Noor van den Akker', 185, false, 'active'],
      [13, 'Priya Raghunathan', 180, false, 'active'],
      [14, 'Siobhán Kerrigan', 160, false, 'active'],
      [15, 'Rania Haddad', 120, false, 'active'],
      [16, 'Paola Ferretti', 115, false, 'active'],
      [17, 'Marisol Quiroga', 80, false, 'active'],
      [18, 'Katalin Szűcs', 75, false, 'active'],
      [19, 'Jade Wu-Pettersson', 60, false, 'active'],
      [20, 'Freja Bruun', 0, false, 'withdrawn'],
    ]);
  });

  it('shows ties, caps and tie-breaks in its cells', async () => {
    const { rows } = await board('live');
    const cells = rows.find(({ name }) => name === 'Elif Demirkan')?.cells ?? [];
    expect(
      cells.map(({ main, unit, beside, tiebreak, place, tied, points }) => [
        main,
        unit,
        beside,
        tiebreak,
        place,
        tied,
        points,
      ]),
    ).toEqual([
      ['CAP +5', '', '145/150', '', 13, true, 40],
      ['102.5', 'kg', '', '', 4, true, 85],
      ['16', 'reps', '', 'tb 4:19', 15, false, 30],
      ['8:44.83', '', '', '', 13, false, 40],
      ['', '', '', '', null, false, null],
    ]);
  });

  it('ranks the one that is over by places, and who missed a workout last in it', async () => {
    const { rows, standing } = await board('past');
    expect(standing).toBe('final');
    const [first] = rows;
    expect(first).toMatchObject({ place: 1, name: 'Kirsty Munro', total: 8 });
    const missed = rows.find(({ name }) => name === 'Marek Wrona');
    expect(missed?.cells[1]).toMatchObject({ main: '', points: 12 });
  });
});
