import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { rankOverall } from '../ranking/overall.rules.ts';
import { cutStanding, packedState, unpackedState } from './cut-standing.rules.ts';
import { type PlainRace, plainMaterial, table, time } from './testing/plain-race.ts';

const standingIn = (race: PlainRace) => cutStanding(plainMaterial(race));

function statesIn(race: PlainRace) {
  const material = plainMaterial(race);
  const { stateOf } = cutStanding(material);
  return material.entries.map((_, entry) => stateOf(entry));
}

const [clinched, above, below, out] = ['clinched', 'above', 'below', 'out'];
const settled = [['40', '30', '20', '10']];

describe('an entry’s standing', () => {
  it('is proven by final results, and provisional by all public ones', () => {
    expect(statesIn({ workouts: settled })).toEqual([clinched, clinched, out, out]);
    expect(statesIn({ workouts: [...settled, ['open']] })).toEqual([above, above, below, below]);
    expect(statesIn({ workouts: [['open', '40', '30', '20']] })).toEqual([above, above, below]);
    expect(statesIn({ workouts: [['open', '40', '', '20']], rule: { by: 'top', count: 3 } })).toEqual([
      above,
      below,
      above,
    ]);
  });

  it('is said of those alone who are there, and of nobody once it was made', () => {
    const entries = {
      0: { status: 'withdrawn' },
      1: { status: 'cut' },
      2: { status: 'disqualified' },
      4: { status: 'out' },
    } as const;
    const race = { workouts: [['50', '40', '30', '20', '10']], entries, cutByThis: [1] };
    expect(statesIn(race)).toEqual([null, null, null, out, null]);
    const made = { ...race, isMade: true };
    expect(statesIn(made)).toEqual([null, null, null, clinched, null]);
    expect([standingIn(race).race === null, standingIn(made).race]).toEqual([false, null]);
  });

  it('says nothing for certain where points begin again between what counts', () => {
    const scoring = { ...table(10, 6, 3), restartStages: [2] };
    const race = { workouts: [...settled, ['open']], stages: [1, 2], scoring };
    expect(standingIn(race).race).toBeNull();
    expect(statesIn(race)).toEqual([above, above, below, below]);
  });

  it('is out for who handed in nothing once nothing is open, and not before', () => {
    const rule = { by: 'top', count: 9 } as const;
    expect(statesIn({ workouts: [['2', '']], rule })).toEqual([clinched, out]);
    expect(statesIn({ workouts: [['2', ''], ['open']], rule })).toEqual([clinched, below]);
  });
});

describe('places', () => {
  it('are so many, or a share of the field as it can be until then', () => {
    const placesIn = (
      rule: PlainRace['rule'],
      workouts: PlainRace['workouts'] = [['4', '3', ''], ['open']],
    ) => {
      const { places, race } = standingIn({ workouts, planned: 8, ...(rule && { rule }) });
      return [places, race?.places.least, race?.places.most];
    };
    expect(placesIn({ by: 'top', count: 3 })).toEqual([3, 3, 3]);
    expect(placesIn({ by: 'percent', percent: 50, of: 'planned' })).toEqual([4, 4, 4]);
    expect(placesIn({ by: 'percent', percent: 100, of: 'entered' })).toEqual([3, 2, 3]);
    expect(placesIn({ by: 'percent', percent: 100, of: 'started' })).toEqual([2, 2, 3]);
    expect(placesIn({ by: 'percent', percent: 100, of: 'started' }, [['4', '3', '']])).toEqual([2, 2, 2]);
    // What is not final may be taken back.
    expect(placesIn({ by: 'percent', percent: 100, of: 'entered' }, [['open', '4', '3', '']])).toEqual([
      3, 0, 3,
    ]);
  });

  it('are played for by all who can come back', () => {
    const entries = {
      1: { status: 'withdrawn' },
      2: { status: 'disqualified' },
      3: { status: 'out' },
      4: { status: 'cut' },
      5: { status: 'cut' },
    } as const;
    const workouts = [['9', '8', '7', '6', '5', '4', '']];
    const rivals = (race: Partial<PlainRace>) => {
      const { race: field } = standingIn({ workouts, entries, cutByThis: [4], ...race });
      return [0, 1, 2, 3, 4, 5, 6].filter((entry) => field?.isRival(entry));
    };
    expect(rivals({})).toEqual([0, 1, 2, 4]);
    expect(rivals({ movesUp: true })).toEqual([0, 1, 2, 4, 5]);
    expect(rivals({ workouts: [...workouts, ['open']] })).toEqual([0, 1, 2, 4, 6]);
  });
});

describe('the ranking of a cut', () => {
  const scoring: CompetitionScoring = { ...table(10, 6, 3), withdrawn: 'below' };

  it('is the one of the board where that says the same', () => {
    const plain = plainMaterial({ workouts: settled, scoring });
    expect(cutStanding(plain).ranking).toBe(plain.overall);
    for (const status of ['withdrawn', 'disqualified'] as const) {
      const left = plainMaterial({ workouts: settled, scoring, entries: { 0: { status } }, movesUp: true });
      expect(cutStanding(left).ranking).toBe(left.overall);
    }
    const cut = plainMaterial({ workouts: settled, scoring, entries: { 0: { status: 'cut' } } });
    expect(cutStanding(cut).ranking).toBe(cut.overall);
  });

  it('leaves who left where their results put them, where nobody moves up, and who was taken out nowhere', () => {
    for (const status of ['withdrawn', 'disqualified'] as const) {
      const { ranking, goesOn } = standingIn({
        workouts: settled,
        scoring,
        entries: { 0: { status }, 3: { status: 'out' } },
      });
      expect([...ranking.places]).toEqual([1, 2, 3, 0]);
      expect([...goesOn]).toEqual([0, 1, 0, 0]);
    }
  });

  it('is of the workouts before the cut alone', () => {
    const both = plainMaterial({
      workouts: [
        ['2', '1'],
        ['1', '2'],
        ['1', '2'],
      ],
      movesUp: true,
    });
    const [first] = both.span;
    const standing = cutStanding({ ...both, span: first ? [first] : [] });
    expect([...both.overall.places]).toEqual([2, 1]);
    expect([...standing.ranking.places]).toEqual([1, 2]);
  });

  it('has nothing of a workout that is not told', () => {
    const { overall, ...material } = plainMaterial({
      workouts: [
        ['2', '1'],
        ['1', '2'],
        ['1', '2'],
      ],
    });
    const [first, ...others] = material.span.map((one) => ({ ...one, ranked: null }));
    const told = material.span[0];
    if (!first || !told) throw new Error('There are three workouts.');
    const span = [told, ...others];
    const shown = rankOverall(material.entries, told.ranked ? [told.ranked] : [], material.scoring);
    const { stateOf } = cutStanding({ ...material, span, overall: shown });
    expect([stateOf(0), stateOf(1)]).toEqual([clinched, clinched]);
    expect(cutStanding({ ...material, span: [first], overall }).count).toBe(0);
  });
});

describe('by a standard of points', () => {
  const rule = { by: 'total', points: 6 } as const;

  it('goes on who reaches it, once nothing is open for certain', () => {
    expect(statesIn({ workouts: settled, rule })).toEqual([clinched, clinched, out, out]);
    const { places, race, count } = standingIn({ workouts: settled, rule });
    expect([places, race, count]).toEqual([null, null, 2]);
    const scoring = scoringPresets.online;
    expect(statesIn({ workouts: settled, rule: { by: 'total', points: 2 }, scoring })).toEqual([
      clinched,
      clinched,
      out,
      out,
    ]);
  });

  it('is out who cannot reach it, and sure who has it and a final result', () => {
    const race = { workouts: [['9', '8', '7', '6', '5', ''], ['open']], weights: [100, 30] };
    const entries = { 5: { adjustment: 7 }, 3: { adjustment: 4 } };
    expect(statesIn({ ...race, rule, entries })).toEqual([clinched, clinched, below, below, out, below]);
    const provisional = { workouts: [['open', '9', '8']], entries: { 0: { adjustment: 7 } } };
    expect(statesIn({ ...provisional, rule })).toEqual([above, above]);
    // The lowest wins: what is final can only grow.
    expect(
      statesIn({ ...race, scoring: scoringPresets.online, rule: { by: 'total', points: 3 } }).slice(0, 5),
    ).toEqual([clinched, above, above, out, out]);
  });

  it('is open while the points may begin again, and counts who has none as 0', () => {
    const scoring = { ...table(10, 6, 3), restartStages: [2] };
    const race = { workouts: [...settled, ['open']], stages: [1, 2], scoring, rule };
    expect(statesIn(race)).toEqual([above, above, below, below]);
    expect(statesIn({ ...race, workouts: [...settled, settled[0] ?? []] })).toEqual([
      clinched,
      clinched,
      out,
      out,
    ]);
    const raw = { workouts: [['2', 'DNF']], scoring: scoringPresets.total_amount };
    expect(statesIn({ ...raw, rule: { by: 'total', points: 0 } })).toEqual([clinched, clinched]);
    expect(statesIn({ ...raw, rule: { by: 'total', points: 1 } })).toEqual([clinched, out]);
  });

  it('is reached by no sum of times in which one is missing', () => {
    const race = {
      workout: time,
      scoring: scoringPresets.total_time,
      rule: { by: 'total', points: 200 } as const,
    };
    const first = ['1:00', '1:30', '1:00', 'DNF'];
    expect(statesIn({ ...race, workouts: [first, ['1:00', '2:00', '', 'DNF']] })).toEqual([
      clinched,
      out,
      out,
      out,
    ]);
    // A time is still to come, and may be missed, also where it would not count.
    expect(statesIn({ ...race, workouts: [first, ['open']] })).toEqual([above, above, above, below]);
    expect(statesIn({ ...race, workouts: [first, ['open']], weights: [100, 0] })[0]).toBe(above);
  });
});

describe('by a standard of one workout', () => {
  const rule = { by: 'result', workoutId: 'w1', typed: '20' } as const;

  it('goes on who reaches it there, for certain once it is final', () => {
    const first = ['9', '8', ''];
    expect(statesIn({ workouts: [first, ['30', '10', '20']], rule })).toEqual([clinched, out, clinched]);
    expect(statesIn({ workouts: [first, ['30', '10', '20'], ['open']], rule })).toEqual([
      clinched,
      out,
      clinched,
    ]);
    expect(statesIn({ workouts: [first, ['open', '30', '10', '']], rule })).toEqual([above, below, below]);
    const gone = { ...rule, workoutId: 'w7' };
    expect(statesIn({ workouts: [first], rule: gone })).toEqual([below, below, out]);
  });
});

it('a state is a number of a packed record and back, and none is 0', () => {
  const states = [null, 'clinched', 'above', 'below', 'out'] as const;
  expect(states.map(packedState)).toEqual([0, 1, 2, 3, 4]);
  expect([0, 1, 2, 3, 4, 5].map(unpackedState)).toEqual([undefined, ...states.slice(1), undefined]);
});
