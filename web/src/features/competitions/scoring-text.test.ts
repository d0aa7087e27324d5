import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { ruleSentences, teamSentences, workoutSentence } from './scoring-rules-text.ts';
import { pointsMethodText, totalText } from './scoring-text.ts';

it('says how totals are made and parted', () => {
  const { on_site, online } = scoringPresets;
  expect([pointsMethodText(on_site), pointsMethodText(online)]).toEqual(['Points table', 'Points by place']);
  expect(totalText(on_site, [])).toBe('Highest total wins, best single finish splits ties');
  expect(totalText(online, [])).toBe('Lowest total wins, ties share their place');
});

it('claims a place below everyone who stayed only where the rule gives it', () => {
  const sentence = (withdrawn: 'below' | 'below_by_progress') =>
    ruleSentences({ ...scoringPresets.on_site, withdrawn }, []).find((one) => one.includes('withdraw'));
  expect(sentence('below')).toBe('Athletes who withdraw rank below everyone who stayed, by points.');
  expect(sentence('below_by_progress')).toBe(
    'Athletes who withdraw are ranked by how far they got: below everyone still competing, but possibly above athletes cut earlier.',
  );
});

it('makes the rules of the settings', () => {
  const { on_site, online, total_time } = scoringPresets;
  expect(ruleSentences(on_site, [])).toContain('Points by place, from the table of 2023 for a field of 40.');
  expect(ruleSentences(online, [])).toContain('Who misses a workout has no place in it.');
  expect(ruleSentences(total_time, []).at(-1)).toBe(
    'Whoever lacks a result stands below all who have every one.',
  );
  const designated = { ...on_site, tie: 'designated_workout' as const, tieWorkout: 'w1', restartStages: [2] };
  const workout = {
    id: 'w1',
    name: 'Crane',
    position: 1,
    scoring: usualScoring('load'),
    points: {},
    partOf: null,
    publication: 'published' as const,
  };
  const rules = ruleSentences(designated, [workout]);
  expect(rules).toContain('Highest total wins, Crane splits ties.');
  expect(rules.at(-1)).toBe(
    'The points begin again at stage 2: who takes part in it stands above all others.',
  );
  expect(
    workoutSentence({ ...workout, points: { weight: 50, stage: 2, points: { method: 'place' } } }, []),
  ).toBe(
    'Load, in kg: the highest result wins. ' +
      'The place is the points: 3rd gets 3, so the fewest points win. Counts 50 %. Stage 2.',
  );
});

it('says how ties are split after a restart', () => {
  const sentence =
    'After a restart, ties are split by finishes of the new stage, then by the standing before the restart.';
  const { on_site, online } = scoringPresets;
  expect(ruleSentences({ ...on_site, restartStages: [2] }, [])).toContain(sentence);
  expect(ruleSentences(on_site, [])).not.toContain(sentence);
  expect(ruleSentences({ ...online, restartStages: [2] }, [])).not.toContain(sentence);
});

it('says what no finish is worth where that is a choice, and what zeroed is always', () => {
  const { on_site, online } = scoringPresets;
  const zeroed = 'A score that a judge zeroed is worth nothing and shares the place after all results.';
  const none = 'Who does not finish gets 0 points.';
  expect(ruleSentences({ ...on_site, didNotFinish: 'zero_points' }, [])).toEqual(
    expect.arrayContaining([zeroed, none]),
  );
  const places = ruleSentences({ ...online, didNotFinish: 'zero_points' }, []);
  expect(places).toContain(zeroed);
  expect(places).not.toContain(none);
});

it('says how a team that is made of its members comes to its result', () => {
  const missing = 'Where less is better, a result that is missing counts as not finished.';
  expect([null, { by: 'team' } as const].map(teamSentences)).toEqual([[], []]);
  expect(teamSentences({ by: 'sum' })).toEqual([
    `A team has the sum of what all its members did. ${missing}`,
  ]);
  expect(teamSentences({ by: 'best', count: 3 })).toEqual([
    `A team has the sum of what its best 3 members did. ${missing}`,
  ]);
});
