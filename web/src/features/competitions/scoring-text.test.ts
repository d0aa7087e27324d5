import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { ruleSentences, teamSentences, workoutSentence } from './scoring-rules-text.ts';
import { pointsMethodText, totalText } from './scoring-text.ts';

it('describes totals and ties', () => {
  const { on_site, online } = scoringPresets;
  expect([pointsMethodText(on_site), pointsMethodText(online)]).toEqual(['Points table', 'Points by place']);
  expect(totalText(on_site, [])).toBe('Highest total wins, best single finish splits ties');
  expect(totalText(online, [])).toBe('Lowest total wins, ties share their place');
});

it('ranks withdrawn athletes below everyone only if the rule does', () => {
  const sentence = (withdrawn: 'below' | 'below_by_progress') =>
    ruleSentences({ ...scoringPresets.on_site, withdrawn }, []).find((one) => one.includes('withdraw'));
  expect(sentence('below')).toBe('Athletes who withdraw rank below everyone who stayed, by points.');
  expect(sentence('below_by_progress')).toBe(
    'Athletes who withdraw are ranked by how far they got: below everyone still competing, but possibly above athletes cut earlier.',
  );
});

it('builds the rules from the settings', () => {
  const { on_site, online, total_time } = scoringPresets;
  expect(ruleSentences(on_site, [])).toContain('Points by place, from the table of 2023 for a field of 40.');
  expect(ruleSentences(online, [])).toContain('Athletes who miss a workout have no place in it.');
  expect(ruleSentences(total_time, []).at(-1)).toBe(
    'Athletes with a missing score rank below everyone with a complete set.',
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
  expect(rules.at(-1)).toBe('Points restart at stage 2. Athletes in it rank above all others.');
  expect(
    workoutSentence({ ...workout, points: { weight: 50, stage: 2, points: { method: 'place' } } }, []),
  ).toBe(
    'Load, in kg: the highest score wins. ' +
      'The place is the points: 3rd gets 3, so the fewest points win. Counts 50%. Stage 2.',
  );
});

it('says how ties are split after a restart', () => {
  const sentence =
    'After a restart, ties are split by finishes of the new stage, then by place before the restart.';
  const { on_site, online } = scoringPresets;
  expect(ruleSentences({ ...on_site, restartStages: [2] }, [])).toContain(sentence);
  expect(ruleSentences(on_site, [])).not.toContain(sentence);
  expect(ruleSentences({ ...online, restartStages: [2] }, [])).not.toContain(sentence);
});

it('describes DNF only if it is a choice, and zeroed scores always', () => {
  const { on_site, online } = scoringPresets;
  const zeroed = 'A zeroed score earns nothing and shares the place after all other scores.';
  const none = 'Athletes who don’t finish get 0 points.';
  expect(ruleSentences({ ...on_site, didNotFinish: 'zero_points' }, [])).toEqual(
    expect.arrayContaining([zeroed, none]),
  );
  const places = ruleSentences({ ...online, didNotFinish: 'zero_points' }, []);
  expect(places).toContain(zeroed);
  expect(places).not.toContain(none);
});

it('says how a team score is calculated', () => {
  const missing = 'If lower wins, a missing score counts as not finished.';
  expect([null, { by: 'team' } as const].map(teamSentences)).toEqual([[], []]);
  expect(teamSentences({ by: 'sum' })).toEqual([
    `A team’s score is the sum of all members’ scores. ${missing}`,
  ]);
  expect(teamSentences({ by: 'best', count: 3 })).toEqual([
    `A team’s score is the sum of its best 3 members’ scores. ${missing}`,
  ]);
});
