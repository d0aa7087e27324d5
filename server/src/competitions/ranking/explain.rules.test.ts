import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyField } from '@chalkline/contract/competitions/testing/any-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainPlace } from './explain.rules.ts';
import { rankOverall } from './overall.rules.ts';
import { cellsOf, rankTexts } from './ranking.factory.ts';
import { workoutPoints } from './workout-points.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const scoring: WorkoutScoring = {
  ...usualScoring('time'),
  cap: { notation: 'remaining', seconds: 600 },
  tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
};

test('names the neighbors, who shares the place, and what decided', () => {
  const ranking = rankTexts(['9:00', 'CAP+5 (4:00)', 'CAP+5 (4:31)', 'CAP+5 (4:00)', 'zeroed', ''], scoring);
  expect(explainPlace(ranking, 0)).toEqual({
    place: 1,
    sharedWith: [],
    ahead: null,
    behind: { entry: 1, decidedBy: 'finished', own: 0, theirs: 1 },
  });
  expect(explainPlace(ranking, 3)).toEqual({
    place: 2,
    sharedWith: [1],
    ahead: { entry: 0, decidedBy: 'finished', own: 1, theirs: 0 },
    behind: { entry: 2, decidedBy: 'tiebreak_1', own: 240_000, theirs: 271_000 },
  });
  expect(explainPlace(ranking, 2)).toMatchObject({
    place: 4,
    ahead: { entry: 3, decidedBy: 'tiebreak_1' },
    behind: { entry: 4, decidedBy: 'outcome' },
  });
  expect(explainPlace(ranking, 5)?.behind).toBeNull();
});

test('says when another part of the workout decided', () => {
  const partA = rankTexts(['5', '7'], usualScoring('reps'));
  const cells = cellsOf(['10', '10'], usualScoring('reps'));
  const partB = rankWorkout(cells, usualScoring('reps'), { over: true, brokenBy: partA });
  expect(explainPlace(partB, 0)?.ahead).toEqual({
    entry: 1,
    decidedBy: 'other_part_result',
    own: -5,
    theirs: -7,
  });
});

test('explains an overall place by the best finish; who has no place has no explanation', () => {
  const reps = usualScoring('reps');
  const points = { method: 'own_table' as const, name: 'Even', points: [3, 2, 1] };
  const workouts = [
    ['9', '8', '7'],
    ['7', '8', '9'],
  ].map((texts, index) => {
    const cells = cellsOf(texts, reps);
    const ranking = rankWorkout(cells, reps, { over: true });
    const gained = workoutPoints(ranking, cells, { scoring: reps, points, weight: 100 }, 'last_place');
    return { id: `w${index}`, stage: 1, ranking, points: gained };
  });
  const status = (of: 'active' | 'disqualified') => ({ status: of });
  const entries = [status('active'), status('active'), status('disqualified')];
  const overall = rankOverall(entries, workouts, scoringPresets.on_site);
  expect(explainPlace(overall, 1)?.ahead).toEqual({ entry: 0, decidedBy: 'finish_1', own: 2, theirs: 1 });
  expect(explainPlace(overall, 2)).toBeNull();
});

test('the explanation is the ranking', () => {
  fc.assert(
    fc.property(anyField, ({ scoring: settings, scores }) => {
      const ranking = rankWorkout(
        scores.map((score) => score ?? 'nothing'),
        settings,
        { over: true },
      );
      for (const entry of scores.keys()) {
        const explained = explainPlace(ranking, entry);
        expect(explained?.place).toBe(ranking.places[entry]);
        const place = explained?.place ?? 0;
        const sharing = [...ranking.places.keys()].filter((other) => ranking.places[other] === place);
        expect([entry, ...(explained?.sharedWith ?? [])].sort((a, b) => a - b)).toEqual(sharing);
        const better = [...ranking.places].filter((other) => other < place);
        const worse = [...ranking.places].filter((other) => other > place);
        const at = (neighbor: { entry: number } | null | undefined) =>
          neighbor ? ranking.places[neighbor.entry] : undefined;
        expect(at(explained?.ahead)).toBe(better.length ? Math.max(...better) : undefined);
        expect(at(explained?.behind)).toBe(worse.length ? Math.min(...worse) : undefined);
        if (explained?.ahead) expect(explained.ahead.theirs).toBeLessThan(explained.ahead.own);
        if (explained?.behind) expect(explained.behind.theirs).toBeGreaterThan(explained.behind.own);
      }
    }),
    { numRuns: 300 },
  );
});
