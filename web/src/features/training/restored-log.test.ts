import { expect, it } from 'vitest';
import type { DoneSet } from './plans.ts';
import { restored } from './restored-log.ts';
import type { KeptLog, Send } from './training-store.ts';

const at = (minute: number) => `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z`;
const set = (id: string, minute: number, revision = 1): DoneSet => ({
  id,
  revision,
  exerciseId: 'squat',
  name: 'Back squat',
  measure: 'load',
  kind: 'work',
  note: '',
  rpe: null,
  reps: 5,
  grams: 60_000,
  seconds: null,
  meters: null,
  doneAt: at(minute),
});
const log = (sets: readonly DoneSet[], more: Partial<KeptLog> = {}): KeptLog => ({
  id: 'log',
  personId: 'ana',
  name: 'Legs',
  note: '',
  day: '2026-11-27',
  scheduledId: null,
  startedAt: at(0),
  endedAt: null,
  editedAt: at(0),
  plan: { blocks: [] },
  rest: null,
  timer: null,
  editing: false,
  sets,
  ...more,
});
const send = (what: Send['what']): Send => ({ personId: 'ana', logId: 'log', why: null, what });
const setSend = ({ id, ...body }: DoneSet) => send({ kind: 'set', setId: id, body });
const logSend = ({ id: _, personId: __, sets: ___, rest: ____, timer, editing, ...body }: KeptLog) => {
  expect([timer, editing]).toEqual([null, false]);
  return send({ kind: 'log', body });
};

const [first, second, third] = [set('1', 1), set('2', 2), set('3', 3)];

it('adds a set that the database never got, beside what another page did meanwhile', () => {
  const noted = { log: log([first, second]), sends: [setSend(second)] };
  expect(restored(log([first, third]), noted)).toEqual({
    log: log([first, second, third]),
    sends: [setSend(second)],
  });
  expect(restored(null, noted)).toEqual(noted);
});

it('changes nothing that the database has already, or later', () => {
  const corrected = set('2', 2, 2);
  const noted = { log: log([first, second]), sends: [setSend(second)] };
  for (const known of [log([first, second]), log([first, corrected])])
    expect(restored(known, noted)).toEqual({ log: known, sends: [] });
});

it('takes a correction and a removal', () => {
  const corrected = set('1', 1, 2);
  const known = log([first, second]);
  expect(restored(known, { log: log([corrected, second]), sends: [setSend(corrected)] })).toEqual({
    log: log([corrected, second]),
    sends: [setSend(corrected)],
  });
  const removal = send({ kind: 'set_removed', setId: '1' });
  expect(restored(known, { log: log([second]), sends: [removal] })).toEqual({
    log: log([second]),
    sends: [removal],
  });
  expect(restored(log([second]), { log: log([second]), sends: [removal] }).sends).toEqual([]);
});

it('takes the later edit of the workout, and drops one that was deleted', () => {
  const finished = log([first], { endedAt: at(9), editedAt: at(9) });
  expect(restored(log([first, second]), { log: finished, sends: [logSend(finished)] })).toEqual({
    log: { ...finished, sets: [first, second] },
    sends: [logSend(finished)],
  });
  const later = log([first], { name: 'Heavy legs', editedAt: at(10) });
  expect(restored(later, { log: finished, sends: [logSend(finished)] })).toEqual({ log: later, sends: [] });
  const removal = send({ kind: 'log_removed' });
  expect(restored(later, { log: later, sends: [removal] })).toEqual({ log: null, sends: [removal] });
});
