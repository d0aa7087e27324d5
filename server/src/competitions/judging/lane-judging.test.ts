import { minute } from '@chalkline/contract/spans.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignJudges, type JudgeToAssign, type LaneToJudge, laneFaults } from './lane-judging.rules.ts';

const lane = (heat: number, number: number, divisionId = 'women', floor = ''): LaneToJudge => ({
  heatId: `heat ${heat}${floor}`,
  lane: number,
  divisionId,
  startsAt: heat * 20 * minute,
  endsAt: (heat * 20 + 12) * minute,
  restMinutes: 20,
  heatName: `Breakwater, heat ${heat}${floor}`,
});

const judge = (personId: string, about: Partial<JudgeToAssign> = {}): JudgeToAssign => ({
  personId,
  heats: [],
  divisions: new Map(),
  ...about,
});

describe('what speaks against judging a lane', () => {
  it('is little rest, their own division, and another lane at the same time', () => {
    const busy = judge('Maya', {
      heats: [{ personKey: 'Maya', startsAt: 45 * minute, endsAt: 57 * minute, name: 'Crane, heat 3' }],
      divisions: new Map([['women', 'Women Rx']]),
    });
    expect(laneFaults(lane(1, 2), busy, [lane(1, 1)])).toEqual([
      { kind: 'rest', other: 'Crane, heat 3', minutes: 13 },
      { kind: 'division', other: 'Women Rx', minutes: null },
      { kind: 'double', other: 'Breakwater, heat 1, lane 1', minutes: -12 },
    ]);
    expect(laneFaults(lane(9, 2, 'men'), busy, [lane(8, 1)])).toEqual([]);
  });
});

describe('spreading judges over lanes', () => {
  it('never makes a conflict, fills every heat as far as it goes, and shares the lanes evenly', () => {
    const numbers = fc.record({
      heats: fc.integer({ min: 1, max: 6 }),
      lanes: fc.integer({ min: 1, max: 5 }),
      judges: fc.integer({ min: 1, max: 7 }),
      competing: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(numbers, ({ heats, lanes, judges: count, competing }) => {
        const all = Array.from({ length: heats }, (_, heat) =>
          Array.from({ length: lanes }, (_, index) => lane(heat, index + 1)),
        ).flat();
        const judges = Array.from({ length: count }, (_, index) => {
          const at = (competing[index] ?? 0) * 20 * minute;
          const own = { personKey: `${index}`, startsAt: at, endsAt: at + 12 * minute, name: 'own' };
          return judge(`${index}`, { heats: [own] });
        });
        const given = assignJudges(all, judges, []);
        const lanesOf = (personId: string) =>
          given.filter((one) => one.personId === personId).map((one) => one.lane);
        for (const { lane: at, personId } of given) {
          const who = judges.find((one) => one.personId === personId);
          expect(who && laneFaults(at, who, lanesOf(personId))).toEqual([]);
        }
        for (let heat = 0; heat < heats; heat += 1) {
          const free = judges.filter((one) => laneFaults(lane(heat, 1), one, []).length === 0).length;
          const filled = given.filter((one) => one.lane.heatId === `heat ${heat}`).length;
          expect(filled).toBe(Math.min(lanes, free));
        }
        expect(assignJudges(all, judges, [])).toEqual(given);
      }),
      { numRuns: 200 },
    );
    const rested = ['a', 'b', 'c'].map((personId) => judge(personId));
    const given = assignJudges(
      [0, 1, 2, 3].flatMap((heat) => [lane(heat, 1), lane(heat, 2)]),
      rested,
      [],
    );
    const loads = rested.map(({ personId }) => given.filter((one) => one.personId === personId).length);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
  });
});
