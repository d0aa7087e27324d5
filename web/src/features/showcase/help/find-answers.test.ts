import { helpTopics } from '@chalkline/contract/showcase/help-topics.ts';
import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const found = (typed: string) =>
  findAnswers(helpTopics, typed).flatMap(({ answers }) => answers.map(({ id }) => id));

describe('the help', () => {
  it('holds the facts of seed §2 (rules.md, Help content)', () => {
    const text = JSON.stringify(helpTopics);
    expect(text).toContain('no organizer fees for 2024 early adopters (this may change)');
    expect(text).toContain('By default on the 1st of each month.');
    expect(text).toContain('A private challenge needs a code');
    expect(text).toContain('approval of the payment provider');
    expect(text).toContain('Each workout can have one sponsor.');
    const flow = helpTopics[0]?.answers.find(({ id }) => id === 'organizer-flow')?.answer[0] ?? '';
    const steps = ['challenge', 'divisions', 'workouts', 'heats', 'leaderboard'].map((word) =>
      flow.indexOf(word),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  it('has an address of its own for each answer', () => {
    const ids = helpTopics.flatMap(({ answers }) => answers.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it.each([
    ['tie', 'ties'],
    ['CAP+12', 'caps'],
    ['early adopters', 'fees'],
    ['excel', 'import-export'],
    ['Códe get', 'no-code'],
    ['payout', 'payouts'],
  ])('finds by %j %s', (typed, id) => expect(found(typed)).toContain(id));

  it('finds everything by nothing, and nothing by nonsense', () => {
    expect(found('  ')).toHaveLength(helpTopics.reduce((sum, { answers }) => sum + answers.length, 0));
    expect(found('zebra')).toEqual([]);
  });
});
