import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { cutSentences, gapToLine } from './cut-sentences.rules.ts';
import { cutStanding } from './cut-standing.rules.ts';
import { type PlainRace, plainMaterial, table } from './testing/plain-race.ts';

const names: Readonly<Record<string, string>> = { w0: 'Fran', w1: 'Grace', w9: 'the last' };
const nameOf = (id: string) => names[id] ?? null;

/** An entry's sentences, without the rule. */
function told(race: PlainRace, entry: number, name = nameOf): string[] {
  const material = plainMaterial(race);
  return cutSentences({ material, standing: cutStanding(material), nameOf: name }, entry).slice(1);
}

const settled = [['9', '8', '7', '6']];
const one = [...settled, ['open']];
const two = [...settled, ['open'], ['open']];
const scoring = table(10, 6, 3, 1);
const notFinal = 'Not final yet: Grace. Only final results prove anything.';

describe('the rule', () => {
  const ruleOf = (race: Partial<PlainRace>, name = nameOf) => {
    const material = plainMaterial({ workouts: settled, ...race });
    return cutSentences({ material, standing: cutStanding(material), nameOf: name }, 0)[0];
  };

  it('comes first, with the workout it follows, if that is released', () => {
    expect(ruleOf({})).toBe('The top 2 advance, after the last.');
    expect(ruleOf({}, () => null)).toBe('The top 2 advance, after an unannounced workout.');
    expect(ruleOf({ isMade: true })).toBe('The cut is final: The top 2 advance, after the last.');
  });

  it('is all that is said of who was cut, and nothing is said of who left', () => {
    const race = {
      workouts: settled,
      isMade: true,
      entries: { 1: { status: 'cut' }, 2: { status: 'withdrawn' } },
    } as const;
    expect([0, 1].map((entry) => told(race, entry))).toEqual([['Advanced.'], []]);
    expect(told({ ...race, movesUp: true }, 1)).toEqual([
      'If someone who advanced withdraws, the next in line moves up.',
    ]);
    const said = (entry: number, isMade: boolean) => {
      const material = plainMaterial({ ...race, isMade });
      return cutSentences({ material, standing: cutStanding(material), nameOf }, entry).length;
    };
    expect([said(1, true), said(2, true), said(1, false), said(2, false)]).toEqual([1, 0, 0, 0]);
  });
});

describe('what is proven', () => {
  it('is said with how many can end ahead', () => {
    expect(told({ workouts: settled }, 0)).toEqual([
      'Clinched: whatever happens next, fewer than 2 can end ahead.',
    ]);
    expect(told({ workouts: settled }, 3)).toEqual(['Out: whatever happens next, 2 or more end ahead.']);
  });

  it('is said of a share by how many places there are at the least and at the most', () => {
    const half = (of: 'started' | 'entered') => ({ by: 'percent', percent: 50, of }) as const;
    const workouts = [['9', '8', '7', '6', '5', '4', '3', '', ''], ['open']];
    const race = { workouts, rule: half('entered'), scoring: table(90, 60, 30, 20, 10), weights: [100, 1] };
    expect(told(race, 0)).toEqual(['Clinched: whatever happens next, fewer than 3 can end ahead.']);
    expect(told({ ...race, rule: half('started') }, 6)).toEqual([
      'Out: whatever happens next, 4 or more end ahead.',
    ]);
  });

  it('is that there are no places', () => {
    const rule = { by: 'percent', percent: 10, of: 'entered' } as const;
    expect(told({ workouts: settled, rule }, 0)).toEqual(['Out: there are no spots.']);
  });

  it('is the standard', () => {
    const rule = { by: 'total', points: 6 } as const;
    expect(told({ workouts: settled, rule }, 0)).toEqual([
      'Clinched: the standard is met whatever happens next.',
    ]);
    expect(told({ workouts: settled, rule }, 3)).toEqual(['Out: the standard is out of reach.']);
  });
});

describe('what is provisional', () => {
  it('is said with the points to the line, what is enough, and what is not final', () => {
    const race = { workouts: one, scoring };
    expect(told(race, 0)).toEqual([
      'Provisional: currently advancing, 7 points above the line.',
      'The 3rd place or a better one in Grace is enough, whatever the others do.',
      notFinal,
    ]);
    expect(told(race, 1)).toEqual([
      'Provisional: currently advancing, 3 points above the line.',
      'The 1st place in Grace is enough, whatever the others do.',
      notFinal,
    ]);
    expect(told(race, 3)).toEqual([
      'Provisional: currently cut, 5 points below the line.',
      'It also depends on others: even the best possible results aren’t enough alone.',
      notFinal,
    ]);
  });

  it('is said with points where several are open', () => {
    expect(told({ workouts: two, scoring, rule: { by: 'top', count: 3 } }, 0)[1]).toBe(
      'At least 11 points from all that is open are enough, whatever the others do.',
    );
    expect(told({ workouts: two, scoring: scoringPresets.online, rule: { by: 'top', count: 3 } }, 0)[1]).toBe(
      'At most 5 points from all that is open are enough, whatever the others do.',
    );
  });

  it('names what may be named', () => {
    const first = (id: string) => (id === 'w9' ? 'the last' : null);
    expect(told({ workouts: one, scoring }, 0, first).slice(1)).toEqual([
      'The 3rd place or a better one in the open workout is enough, whatever the others do.',
      'Not final yet: an unannounced workout. Only final results prove anything.',
    ]);
    const open = (workouts: PlainRace['workouts']) => told({ workouts, scoring }, 0).at(-1);
    expect(open(two)).toBe(
      'Not final yet: Grace, an unannounced workout. Only final results prove anything.',
    );
    expect(open([...two, ['open']])).toBe(
      'Not final yet: Grace, 2 still to be told. Only final results prove anything.',
    );
  });

  it('says where scores alone can do nothing any more', () => {
    const race = { workouts: settled, scoring, movesUp: true };
    const sentence = 'Scores alone aren’t enough to advance: someone ahead would have to withdraw.';
    expect(told(race, 3)).toEqual(['Provisional: currently cut, 5 points below the line.', sentence]);
    const open = { ...race, workouts: one };
    expect(told(open, 3)).not.toContain(sentence);
    expect(told({ ...open, weights: [100, 10] }, 3)).toContain(sentence);
  });

  it('says no more where nothing is known', () => {
    const rule = { by: 'result', workoutId: 'w1', typed: '5' } as const;
    expect(told({ workouts: one, rule }, 0)).toEqual(['Provisional: currently cut.', notFinal]);
  });
});

describe('the points to the line', () => {
  const gaps = (race: PlainRace) => {
    const material = plainMaterial(race);
    const standing = cutStanding(material);
    return material.entries.map((_, entry) => gapToLine(material, standing, entry));
  };

  it('are those to the nearest on the other side who can go on', () => {
    expect(gaps({ workouts: one, scoring })).toEqual([7, 3, 3, 5]);
    const entries = { 1: { status: 'cut' }, 2: { status: 'cut' } } as const;
    expect(gaps({ workouts: one, scoring, entries, rule: { by: 'top', count: 1 } })).toEqual([9, 4, 7, 9]);
    expect(gaps({ workouts: one, scoring, rule: { by: 'top', count: 9 } })).toEqual([null, null, null, null]);
  });

  it('are none for who has no total, and count who has none on the other side as 0', () => {
    const raw = { workouts: [['open', '9', '8', '']], scoring: scoringPresets.total_amount };
    expect(gaps(raw)).toEqual([9, 8, null]);
  });

  it('are those to the standard', () => {
    const rule = { by: 'total', points: 8 } as const;
    expect(gaps({ workouts: one, scoring, rule })).toEqual([2, 2, 5, 7]);
    const raw = { workouts: [['open', '9', '8', '']], scoring: scoringPresets.total_amount };
    expect(gaps({ ...raw, rule })).toEqual([1, 0, null]);
    expect(told({ ...raw, rule }, 1)[0]).toBe('Provisional: currently advancing, level with the cut line.');
    expect(told({ ...raw, rule }, 2)[0]).toBe('Provisional: currently cut.');
  });

  it('are none by a result', () => {
    const rule = { by: 'result', workoutId: 'w0', typed: '8' } as const;
    expect(gaps({ workouts: one, rule })).toEqual([null, null, null, null]);
  });
});
