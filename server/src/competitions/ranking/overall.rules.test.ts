import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, test } from 'vitest';
import type { CountedWorkout, OverallEntry } from './overall.rules.ts';
import { rankOverall } from './overall.rules.ts';
import { cellsOf } from './ranking.factory.ts';
import { workoutPoints } from './workout-points.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const { online, on_site: onSite, total_amount: totalAmount, total_time: totalTime } = scoringPresets;
const active: OverallEntry = { status: 'active' };

interface Board {
  readonly entries?: readonly OverallEntry[];
  readonly scoring?: CompetitionScoring;
  readonly stages?: readonly number[];
  readonly type?: 'reps' | 'time';
  readonly variants?: string[];
  readonly over?: boolean;
}

/** A board from the texts of its workouts, one list for each. */
function overall(workoutTexts: readonly (readonly string[])[], board: Board = {}) {
  const { scoring = onSite, type = 'reps', over = true } = board;
  const settings = { ...usualScoring(type), variants: board.variants };
  const workouts = workoutTexts.map((texts, index): CountedWorkout => {
    const cells = cellsOf(texts, settings);
    const ranking = rankWorkout(cells, settings, { over });
    const pointed = { scoring: settings, points: scoring.points, weight: 100 };
    const points = workoutPoints(ranking, cells, pointed, scoring.didNotFinish);
    return { id: `w${index + 1}`, stage: board.stages?.[index] ?? 1, ranking, points };
  });
  const entries = board.entries ?? (workoutTexts[0] ?? []).map(() => active);
  const { places, totals } = rankOverall(entries, workouts, scoring);
  return { places: [...places], totals: [...totals] };
}

describe('totals', () => {
  test('rank-sum: 3rd + 11th + 3rd = 17, the lowest wins', () => {
    const column = (place: number, field: number) =>
      Array.from({ length: field }, (_, other) =>
        String(100 - (other === 0 ? place : other < place ? other : other + 1)),
      );
    const board = overall([column(3, 12), column(11, 12), column(3, 12)], { scoring: online });
    expect(board.totals[0]).toBe(17);
    expect(
      overall(
        [
          ['9', '8'],
          ['9', '8'],
        ],
        { scoring: online },
      ).places,
    ).toEqual([1, 2]);
  });

  test('a points table: the highest wins', () => {
    expect(
      overall([
        ['9', '8', '7'],
        ['7', '9', '8'],
      ]),
    ).toEqual({ places: [2, 1, 3], totals: [194, 197, 191] });
  });

  test('adjustments by hand count', () => {
    const entries = [{ ...active, adjustment: -4 }, active];
    expect(overall([['9', '8']], { entries })).toEqual({ places: [2, 1], totals: [96, 97] });
  });

  test('weights and adjustments stay exact', () => {
    const entries = [
      { ...active, adjustment: 0.1 },
      { ...active, adjustment: 0.2 },
      { ...active, adjustment: 0.3 },
    ];
    const tenths = {
      ...onSite,
      points: { method: 'own_table' as const, name: 'Tenths', points: [0.3, 0.2, 0.1] },
      tie: 'share' as const,
    };
    expect(overall([['9', '9', '8']], { entries, scoring: tenths }).totals).toEqual([0.4, 0.5, 0.4]);
    expect(overall([['7', '8', '9']], { entries, scoring: tenths }).places).toEqual([3, 2, 1]);
    expect(overall([['9', '8', '7']], { entries, scoring: tenths }).places).toEqual([1, 1, 1]);
  });

  test('a sum that a computer cannot hold is still equal to what it is on paper', () => {
    const points = { method: 'own_table' as const, name: 'Tenths', points: [0.3, 0.1] };
    const entries = [active, { ...active, adjustment: 0.2 }];
    const scoring = { ...onSite, points, tie: 'share' as const };
    expect(overall([['9', '8']], { entries, scoring })).toEqual({ places: [1, 1], totals: [0.3, 0.3] });
  });

  test('added-up times: a missing one never helps, set or not', () => {
    const times = [
      ['5:00', '4:00', '1:00'],
      ['5:00', '4:00', ''],
      ['5:00', '', ''],
    ];
    const scoring = { ...totalTime, incompleteBelow: false };
    expect(overall(times, { scoring, type: 'time' }).places).toEqual([1, 2, 3]);
    expect(overall(times, { scoring: totalTime, type: 'time' }).places).toEqual([1, 2, 3]);
  });

  test('added-up amounts: the most wins, missing ones add nothing', () => {
    const amounts = [
      ['90', '20', '30'],
      ['', '20', '40'],
    ];
    expect(overall(amounts, { scoring: totalAmount })).toEqual({ places: [1, 3, 2], totals: [90, 40, 70] });
  });

  test('added-up times: fewer missing ones first, then the lowest total', () => {
    const board = overall(
      [
        ['5:00', '4:00', '3:00', ''],
        ['5:00', '4:30', '', ''],
      ],
      { scoring: totalTime, type: 'time' },
    );
    expect(board).toEqual({ places: [2, 1, 3, 4], totals: [600, 510, 180, NaN] });
  });
});

describe('equal totals', () => {
  // 100 + 88 and 94 + 94: the same total, one with a first place.
  const texts = [
    ['9', '7', '8', '6', '5'],
    ['5', '7', '8', '9', '6'],
  ];

  test('share the place, the next one is skipped', () => {
    const shared = { ...onSite, tie: 'share' as const };
    expect(
      overall(
        [
          ['9', '8', '7'],
          ['8', '9', '7'],
        ],
        { scoring: shared },
      ).places,
    ).toEqual([1, 1, 3]);
  });

  test('the best single finish, then the next best', () => {
    const table = { method: 'own_table' as const, name: 'Even', points: [5, 4, 3, 2, 1] };
    const scoring = { ...onSite, points: table };
    expect(overall(texts, { scoring })).toMatchObject({ totals: [6, 6, 8, 7, 3], places: [3, 4, 1, 2, 5] });
    const next = overall(
      [
        ['9', '8', '7'],
        ['8', '9', '7'],
        ['7', '9', '8'],
      ],
      { scoring: { ...scoring, points: { ...table, points: [1, 1, 1] } } },
    );
    expect(next.places).toEqual([2, 1, 3]);
  });

  test('a place given to the absent is no finish', () => {
    const scoring = { ...onSite, points: { method: 'own_table' as const, name: 'None', points: [0] } };
    expect(
      overall(
        [
          ['9', 'DNS', 'zeroed'],
          ['9', '1', '2'],
        ],
        { scoring },
      ).places,
    ).toEqual([1, 3, 2]);
    expect(
      overall(
        [
          ['9', 'DNS', 'zeroed'],
          ['9', '1', '1'],
        ],
        { scoring },
      ).places,
    ).toEqual([1, 2, 2]);
  });

  test('a designated workout, where a place was earned in it', () => {
    const scoring = { ...onSite, tie: 'designated_workout' as const, tieWorkout: 'w2' };
    const swapped = [
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    expect(overall(swapped, { scoring }).places).toEqual([2, 1, 3]);
    const absent = [
      ['9', '9', '7'],
      ['DNS', 'zeroed', '7'],
    ];
    expect(overall(absent, { scoring }).places).toEqual([2, 2, 1]);
  });

  test("the organizer's hand; without it the place is shared", () => {
    const scoring = { ...onSite, tie: 'by_hand' as const };
    const hand = [{ ...active, tieOrder: 2 }, { ...active, tieOrder: 1 }, active];
    expect(overall([['9', '9', '9']], { entries: hand, scoring }).places).toEqual([2, 1, 3]);
    expect(overall([['9', '9', '9']], { scoring }).places).toEqual([1, 1, 1]);
  });
});

describe('statuses', () => {
  const texts = [
    ['9', '8', '7', '6'],
    ['9', '8', '7', '6'],
    ['', '', '7', '6'],
  ];
  const withdrawn = (...at: number[]): OverallEntry[] => [
    { status: 'withdrawn', withdrewAt: at[0] ?? null },
    { status: 'withdrawn', withdrewAt: at[1] ?? null },
    active,
    active,
  ];

  test('a cut keeps its place by points', () => {
    const cut: OverallEntry[] = [{ status: 'cut' }, active, active, active];
    expect(overall([...texts.slice(0, 2), ['', '8', '7', '6']], { entries: cut }).places).toEqual([
      4, 1, 2, 3,
    ]);
    expect(overall(texts.slice(0, 2), { entries: cut }).places).toEqual([1, 2, 3, 4]);
  });

  test('withdrawn: by points', () => {
    expect(overall(texts.slice(0, 2), { entries: withdrawn() }).places).toEqual([1, 2, 3, 4]);
  });

  test('withdrawn: below all active, by points', () => {
    const scoring = { ...onSite, withdrawn: 'below' as const };
    expect(overall(texts, { entries: withdrawn(1, 2), scoring }).places).toEqual([3, 4, 1, 2]);
  });

  test('withdrawn: by the stage reached, then points', () => {
    const scoring = { ...onSite, withdrawn: 'below_by_progress' as const };
    const [early, late, ...stayed] = withdrawn();
    const entries = [{ ...(early ?? active), adjustment: 500 }, late ?? active, ...stayed];
    const further = [...texts.slice(0, 2), ['', '8', '7', '6']];
    expect(overall(further, { entries, scoring }).places).toEqual([4, 3, 1, 2]);
    expect(overall(texts, { entries: withdrawn(), scoring }).places).toEqual([3, 4, 1, 2]);
  });

  test('withdrawn in a later stage: above everybody cut before it, below everybody still in', () => {
    const scoring = { ...onSite, withdrawn: 'below_by_progress' as const };
    const entries: OverallEntry[] = [
      active,
      { status: 'withdrawn' },
      { status: 'cut' },
      { status: 'cut' },
      { status: 'withdrawn' },
    ];
    const rounds = [
      ['6', '1', '9', '8', '7'],
      ['6', '1', '9', '8', ''],
      ['6', '1', '', '', ''],
      ['6', '', '', '', ''],
    ];
    expect(overall(rounds, { entries, scoring }).places).toEqual([1, 2, 3, 4, 5]);
  });

  test('the progress of those who stayed does not matter', () => {
    const scoring = { ...onSite, withdrawn: 'below_by_progress' as const };
    const missedLast = [
      ['9', '8'],
      ['9', '8'],
      ['', '8'],
    ];
    const entries = [{ ...active, adjustment: 200 }, active];
    expect(overall(missedLast, { entries, scoring }).places).toEqual([1, 2]);
  });

  test('withdrawn: the later withdrawal first', () => {
    const scoring = { ...onSite, withdrawn: 'below_by_withdrawal' as const };
    expect(overall(texts, { entries: withdrawn(1, 2), scoring }).places).toEqual([4, 3, 1, 2]);
    expect(overall(texts, { entries: withdrawn(3), scoring }).places).toEqual([3, 4, 1, 2]);
  });

  test('disqualified: out of the overall without a hole, in place and points inside each workout', () => {
    const entries: OverallEntry[] = [active, { status: 'disqualified' }, active, { status: 'out' }];
    const board = overall([['8', '9', '7', 'OUT']], { entries });
    expect(board).toEqual({ places: [1, 0, 2, 0], totals: [97, 100, 94, NaN] });
  });
});

describe('missing scores', () => {
  test('who handed in nothing at all is last and shared, or unranked', () => {
    const texts = [
      ['9', '8', '', ''],
      ['9', 'zeroed', '', ''],
    ];
    expect(overall(texts, { scoring: online })).toEqual({ places: [1, 2, 3, 3], totals: [2, 4, 6, 6] });
    const unranked = { ...online, nothingHandedIn: 'unranked' as const };
    expect(overall(texts, { scoring: unranked }).places).toEqual([1, 2, 0, 0]);
    // The last place of the table scores as little as no score at all, yet ranks above it.
    const noPoints = {
      ...onSite,
      points: { method: 'own_table' as const, name: 'One', points: [1] },
      tie: 'share' as const,
    };
    expect(overall([['9', '8', '']], { scoring: noPoints }).places).toEqual([1, 2, 3]);
  });

  const firstCounts = { method: 'own_table' as const, name: 'First', points: [10, 1, 0] };

  test('any incomplete entry can be ranked below all complete ones', () => {
    const texts = [
      ['9', '8', '7'],
      ['9', '8', '7'],
      ['', '8', '7'],
    ];
    const scoring = { ...onSite, points: firstCounts };
    expect(overall(texts, { scoring }).places).toEqual([1, 2, 3]);
    expect(overall(texts, { scoring: { ...scoring, incompleteBelow: true } }).places).toEqual([3, 1, 2]);
    const missing = [...texts, ['', '', '7']];
    expect(overall(missing, { scoring: { ...scoring, incompleteBelow: true } })).toMatchObject({
      places: [2, 3, 1],
      totals: [20, 12, 11],
    });
  });

  test('entries with more scaled workouts can be ranked below those with fewer', () => {
    const texts = [
      ['9 Scaled', '8 Scaled'],
      ['9 Scaled', '8 Scaled'],
      ['9 Scaled', '8 Rx'],
    ];
    const scoring = { ...onSite, points: firstCounts };
    const variants = ['Rx', 'Scaled'];
    expect(overall(texts, { scoring, variants }).places).toEqual([1, 2]);
    expect(overall(texts, { scoring: { ...scoring, scaledBelow: true }, variants }).places).toEqual([2, 1]);
  });

  test('nobody has a place before the first score, and a workout counts from its first', () => {
    expect(overall([['', '']], { scoring: online, over: false }).places).toEqual([0, 0]);
    const begun = overall(
      [
        ['9', '8'],
        ['', ''],
      ],
      { scoring: online, over: false },
    );
    expect(begun).toEqual({ places: [1, 2], totals: [1, 2] });
  });
});

test('points can restart at a stage, whose entries rank above the rest whatever their totals', () => {
  const texts = [
    ['9', '8', '7', '6'],
    ['9', '8', '7', '6'],
    ['', '', '7', '8'],
  ];
  const scoring = { ...onSite, restartStages: [2] };
  expect(overall(texts, { scoring, stages: [1, 1, 2] })).toEqual({
    places: [3, 4, 2, 1],
    totals: [200, 194, 97, 100],
  });
});

describe('a tie in a stage where the points restarted', () => {
  const scoring: CompetitionScoring = {
    ...onSite,
    points: { method: 'own_table', name: 'even', points: [10, 8, 6, 4] },
    restartStages: [2],
  };
  const stages = [1, 1, 2, 2];

  test('is split by finishes of the new stage only', () => {
    // In the final A finished 3rd and 1st, B 2nd and 2nd: 16 points each. B won both workouts before it.
    const texts = [
      ['6', '9', '8', '7'],
      ['6', '9', '8', '7'],
      ['7', '8', '9', '6'],
      ['9', '8', '6', '7'],
    ];
    expect(overall(texts, { scoring, stages })).toEqual({
      places: [1, 2, 3, 4],
      totals: [16, 16, 14, 10],
    });
  });

  test('goes to the better standing before the restart when finishes are equal too', () => {
    const texts = [
      ['7', '8', '9'],
      ['7', '8', '6'],
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    // Before the restart: A 14 with 3rd and 2nd, B 18 with 2nd and 1st. In the final each was 1st and 2nd.
    expect(overall(texts, { scoring, stages }).places).toEqual([2, 1, 3]);
  });

  test('stays a tie when the standing before the restart was one', () => {
    const texts = [
      ['8', '8', '9'],
      ['8', '8', '9'],
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    expect(overall(texts, { scoring, stages }).places).toEqual([1, 1, 3]);
  });

  test('goes back over two restarts, each with its own finishes', () => {
    const texts = [
      ['7', '9', '8'],
      ['8', '9', '7'],
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    const two = { ...scoring, restartStages: [2, 3] };
    // Stage 3: 1st and 2nd each. Stage 2: B won. Then the other way around, and then stage 1 decides.
    expect(overall(texts, { scoring: two, stages: [1, 2, 3, 3] }).places).toEqual([2, 1, 3]);
    const tiedTwice = [['9', '8', '7'], ['8', '8', '7'], ...texts.slice(2)];
    expect(overall(tiedTwice, { scoring: two, stages: [1, 2, 3, 3] }).places).toEqual([1, 2, 3]);
  });

  test('is split among the cut by all the workouts before the restart', () => {
    const cut: OverallEntry = { status: 'cut' };
    const texts = [
      ['9', '8', '6', '7'],
      ['9', '6', '8', '5'],
      ['9', '', '', ''],
    ];
    expect(overall(texts, { scoring, stages: [1, 1, 2], entries: [active, cut, cut, cut] }).places).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('does not look back at who withdrew since', () => {
    const texts = [
      ['8', '9', '7'],
      ['9', '8', '7'],
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    const left: OverallEntry = { status: 'withdrawn', withdrewAt: 5 };
    for (const withdrawn of ['by_points', 'below', 'below_by_progress', 'below_by_withdrawal'] as const) {
      const places = overall(texts, {
        scoring: { ...scoring, withdrawn },
        stages,
        entries: [left, left, active],
      }).places;
      expect(places[0]).toBe(places[1]);
    }
  });

  test('stays a tie where ties share their place', () => {
    const texts = [
      ['7', '9', '8'],
      ['7', '9', '8'],
      ['9', '8', '7'],
      ['8', '9', '7'],
    ];
    expect(overall(texts, { scoring: { ...scoring, tie: 'share' }, stages }).places).toEqual([1, 1, 3]);
  });
});

describe('an entry that is out', () => {
  const out: OverallEntry = { status: 'out', adjustment: 5 };

  test.each([
    ['rank-sum', online],
    ['a points table', onSite],
    ['added amounts', totalAmount],
  ])('has no place and no total under %s, not even from an adjustment', (_, scoring) => {
    const board = overall(
      [
        ['OUT', '8', '7'],
        ['OUT', '8', '7'],
      ],
      { scoring, entries: [out, active, active] },
    );
    expect(board.places).toEqual([0, 1, 2]);
    expect(board.totals[0]).toBeNaN();
  });
});
