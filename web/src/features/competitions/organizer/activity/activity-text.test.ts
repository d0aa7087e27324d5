import { actionText } from '@chalkline/contract/competitions/activity-text.ts';
import { expect, it } from 'vitest';
import { workoutSample } from '../../testing/competition-sample.ts';
import { aboutText, changeText } from './activity-text.ts';

it.each([
  ['score.corrected', 'Score corrected'],
  ['competition.heats_published', 'Heats published'],
  ['competition.moved', 'Competition moved'],
  ['entry.checked_in', 'Athlete checked in'],
  ['penalty.withdrawn', 'Penalty withdrawn'],
  ['volunteers.waiver_created', 'Volunteer waiver created'],
])('says what %s is', (action, expected) => {
  expect(actionText({ action })).toBe(expected);
});

it('names the athlete and the workout, else the thing', () => {
  const workouts = [workoutSample('w1')];
  const entry = { id: 'e1', bib: 101, name: 'Selam Tesfaye' };
  const name = workouts[0]?.name ?? '';
  expect(aboutText({ entry, workoutId: 'w1', thing: null }, workouts)).toBe(`101 Selam Tesfaye, ${name}`);
  expect(aboutText({ entry: null, workoutId: null, thing: 'Quay' }, workouts)).toBe('Quay');
});

it('shows both sides of a change', () => {
  expect(changeText({ before: '9:30', after: '9:40' })).toBe('9:30 to 9:40');
  expect(changeText({ before: '9:30', after: null })).toBe('9:30 removed');
  expect(changeText({ before: null, after: null })).toBe('');
});
