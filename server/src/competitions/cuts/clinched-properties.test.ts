import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../ranking/workout-ranking.rules.ts';
import { anyRace, standingOf } from './testing/any-cut.ts';

const runs = { numRuns: 3000 };

describe('a proof', () => {
  test('is contradicted by no finish: who clinched goes on, who is out does not', () => {
    fc.assert(
      fc.property(anyRace, (race) => {
        const now = standingOf(race, 'now');
        const end = standingOf(race, 'later');
        for (const [entry, { status }] of race.entriesLater.entries()) {
          const state = now.stateOf(entry);
          // Who leaves gives the own place up.
          if (state === 'clinched' && status === 'active') expect(end.goesOn[entry]).toBe(1);
          if (state === 'out') expect(end.goesOn[entry]).toBe(0);
        }
      }),
      runs,
    );
  });

  test('is there for everybody once nothing is open, but where the hand of the organizer may part them', () => {
    fc.assert(
      fc.property(anyRace, (race) => {
        if (race.scoring.tie === 'by_hand' || race.cut.movesUp) return;
        if (race.cut.rule.by === 'percent' && race.cut.rule.of === 'entered') return;
        const end = standingOf(race, 'later');
        for (const [entry, { status }] of race.entriesLater.entries()) {
          if (status !== 'active') continue;
          expect(end.stateOf(entry)).toBe(end.goesOn[entry] === 1 ? 'clinched' : 'out');
        }
      }),
      runs,
    );
  });
});

describe('who goes on', () => {
  test('does not depend on the order of entries', () => {
    const shuffled = anyRace.chain((race) =>
      fc.tuple(
        fc.constant(race),
        fc.shuffledSubarray([...race.entries.keys()], { minLength: race.entries.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([race, order]) => {
        const plain = standingOf(race, 'now');
        const pick = <Item>(list: readonly Item[]) => order.map((entry) => list[entry] as Item);
        const moved = standingOf(
          {
            ...race,
            entries: pick(race.entries),
            workouts: race.workouts.map((workout) => ({ ...workout, now: pick(workout.now) })),
          },
          'now',
        );
        expect(order.map((_, at) => moved.stateOf(at))).toEqual(order.map((entry) => plain.stateOf(entry)));
      }),
      runs,
    );
  });

  test('treats equals alike, and takes no more than the places but for equals', () => {
    fc.assert(
      fc.property(anyRace, (race) => {
        const { goesOn, places, count, tied, ranking, roleOf } = standingOf(race, 'now');
        const tookPart = (entry: number) => race.workouts.some(({ now }) => handedIn(now[entry]));
        const candidates = [...race.entries.keys()].filter((entry) => roleOf(entry) === 'candidate');
        for (const a of candidates) {
          for (const b of candidates) {
            const isLevel = ranking.places[a] === ranking.places[b] && ranking.places[a] !== 0;
            if (places !== null && isLevel && tookPart(a) && tookPart(b)) expect(goesOn[a]).toBe(goesOn[b]);
          }
        }
        if (places === null) return;
        if (race.cut.ties === 'none') expect(count).toBeLessThanOrEqual(places);
        else expect(count).toBeLessThan(places + Math.max(1, tied.length));
      }),
      runs,
    );
  });
});

function handedIn(cell: Cell | undefined): boolean {
  if (cell === undefined || typeof cell === 'string') return false;
  return !['did_not_start', 'withdrew', 'out'].includes(cell.result.outcome);
}
