import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { ruleSentences, workoutSentence } from './scoring-rules-words.ts';
import { pointsWords, totalWords } from './scoring-words.ts';

it('says how totals are made and parted', () => {
  const { on_site, online } = scoringPresets;
  expect([pointsWords(on_site), pointsWords(online)]).toEqual(['Points table', 'Points by place']);
  expect(totalWords(on_site, [])).toBe('Highest total wins, best single finish splits ties');
  expect(totalWords(online, [])).toBe('Lowest total wins, ties share their place');
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
  expect(rules.at(-1)).toBe('The points begin again at stage 2.');
  expect(workoutSentence({ ...workout, points: { weight: 50, points: { method: 'place' } } })).toBe(
    'Load, kg. The place is the points: 3rd gets 3, so the fewest points win. Counts 50 %.',
  );
});
