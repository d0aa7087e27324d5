import { describe, expect, it } from 'vitest';
import { cardsIn } from './cards.rules.ts';

const site = 'https://chalk.example';

describe('cards', () => {
  it.each([
    ['See https://chalk.example/competition/competition-detail/42.', [['competition-detail', '42']]],
    [
      'https://chalk.example/competition/Group/7 and again https://chalk.example/competition/Group/7',
      [['Group', '7']],
    ],
    ['[heats](https://chalk.example/competition/Challange/9)', [['Challange', '9']]],
    ['https://evil.example/competition/Group/7', []],
    ['https://chalk.example.evil.example/Group/7', []],
    ['https://chalk.example/competition/messages', []],
    ['https://chalk.example/competition/workout-detail/5', [['workout-detail', '5']]],
    ['https://chalk.example/competition/leaderboard/3?division=2&entry=8.', [['result', '8']]],
    ['https://chalk.example/competition/leaderboard/3?division=2', []],
    ['https://chalk.example/competition/result/8', []],
    ['javascript:alert(1) https://', []],
  ])('of %j', (text, cards) => {
    expect(cardsIn(text, site).map(({ segment, id }) => [segment, id])).toEqual(cards);
  });
});
