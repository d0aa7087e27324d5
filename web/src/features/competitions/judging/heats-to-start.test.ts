import type { JudgingHeat } from '@chalkline/contract/competitions/judging.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { heatsToStart } from './heats-to-start.ts';

const at = (time: string) => `2026-11-27T${time}:00.000Z`;
const now = Date.parse(at('10:15'));

const heat = (id: string, from: string, until: string, more: object = {}) =>
  ({
    id,
    startsAt: at(from),
    endsAt: at(until),
    startedAt: null,
    overAt: at(until),
    floor: { id: 'pier' },
    lanes: [{ scores: [] }],
    ...more,
  }) as unknown as JudgingHeat;
const started = (time: string) => ({
  startedAt: at(time),
  overAt: new Date(Date.parse(at(time)) + 10 * minute).toISOString(),
});
const scored = { lanes: [{ scores: [{ value: { result: {} } }] }] };
const ids = (heats: JudgingHeat[]) => heatsToStart(heats, now).map(({ id }) => id);

it('gives the running heat and the next one of each floor', () => {
  const beside = { floor: { id: 'quay' } };
  expect(
    ids([
      heat('3', '10:20', '10:30'),
      heat('2', '10:10', '10:20', started('10:11')),
      heat('1', '10:00', '10:10', started('10:00')),
      heat('q', '10:30', '10:40', beside),
    ]),
  ).toEqual(['2', '3', 'q']);
});

it('goes on from the last start where the floor runs late', () => {
  const late = [
    heat('1', '09:50', '10:00', started('10:05')),
    heat('2', '10:00', '10:10'),
    heat('3', '10:10', '10:20'),
  ];
  expect(ids(late)).toEqual(['2', '3']);
  expect(ids(late.slice(1))).toEqual(['2', '3']);
  expect(ids(late.slice(0, 2))).toEqual(['2']);
});

it('leaves out what was scored without a clock or is an hour late', () => {
  expect(
    ids([
      heat('0', '09:10', '09:20'),
      heat('1', '10:00', '10:10', scored),
      heat('2', '10:10', '10:20', scored),
      heat('3', '10:20', '10:30'),
    ]),
  ).toEqual(['3']);
});
