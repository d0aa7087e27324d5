import { fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SessionUser, session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import type { FloorScore, KeptDay } from './judge-store.ts';
import { MyLanes } from './my-lanes.tsx';
import { outbox } from './outbox.ts';

beforeEach(() => vi.stubGlobal('fetch', new FakeServer().fetch));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.clear();
});

const heat = (number: number, score: object | null) => ({
  id: `h${number}`,
  workoutId: 'w1',
  workoutName: 'Night Ferry',
  number,
  count: 2,
  startsAt: `2026-11-14T10:0${number}:00.000Z`,
  endsAt: `2026-11-14T10:1${number}:00.000Z`,
  startedAt: null,
  overAt: `2026-11-14T10:1${number}:00.000Z`,
  capSeconds: null,
  floor: { name: 'Quay' },
  lanes: [
    {
      lane: 1,
      entryId: `e${number}`,
      name: 'Ana Sol',
      divisionName: 'Women Rx',
      mine: true,
      scores: score ? [score] : [],
    },
  ],
});
const score = (typed: string, workoutId = 'w1') => ({ workoutId, value: { kind: 'reps' }, typed });
const competitions = [
  {
    ...competitionSample(),
    conflicts: [],
    heats: [heat(1, score('61')), heat(2, null)],
  },
];
const judge: SessionUser = {
  id: 'u-1',
  email: 'judge@example.org',
  name: 'Juno',
  photo: null,
  accountType: 'trainee',
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};
const waiting = {
  personId: 'u-1',
  entryId: 'e2',
  workoutId: 'w1',
  typed: '58',
  state: 'waiting',
  about: { heatId: 'h2', lane: 1 },
} as unknown as FloorScore;
const day = { reply: { now: '', competitions }, ahead: 0, keptAt: Date.now() } as unknown as KeptDay;

const linesOf = async (title: string) => {
  const part = (await page.findByRole('heading', { name: title })).parentElement as HTMLElement;
  return within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
};

it('keeps a heat that is over apart while its score is missing', async () => {
  openPart(() => <MyLanes day={day} />, competitionSample());
  expect(await linesOf('Score missing')).toEqual([expect.stringContaining('heat 2')]);
  expect(await linesOf('Done')).toEqual([expect.stringMatching(/heat 1.*61/)]);
});

it('shows a score that waits on this phone, so that nobody enters it twice', async () => {
  session.start({ token: 't', user: judge });
  vi.spyOn(outbox, 'view').mockReturnValue({
    isRead: true,
    scores: [waiting],
    sending: false,
    offline: true,
    unkept: new Set(),
  });
  openPart(() => <MyLanes day={day} />, competitionSample());
  expect(await linesOf('Done')).toEqual([
    expect.stringMatching(/heat 2.*58.*Not sent yet/),
    expect.stringMatching(/heat 1.*61/),
  ]);
  expect(page.queryByRole('heading', { name: 'Score missing' })).toBeNull();
});

it('keeps a heat of two parts among the missing ones until both have a score', async () => {
  const [one] = competitions;
  const partB = { id: 'w2', name: 'Night Ferry B', partOf: 'w1' };
  const withParts = {
    ...one,
    workouts: [...(one?.workouts ?? []), partB],
    heats: [
      heat(1, score('61')),
      {
        ...heat(2, null),
        lanes: [{ ...heat(2, null).lanes[0], scores: [score('102.5'), score('21', 'w2')] }],
      },
    ],
  };
  const parts = { ...day, reply: { now: '', competitions: [withParts] } } as unknown as KeptDay;
  openPart(() => <MyLanes day={parts} />, competitionSample());
  expect(await linesOf('Score missing')).toEqual([
    expect.stringMatching(/heat 1.*61.*Night Ferry B missing/),
  ]);
  expect(await linesOf('Done')).toEqual([expect.stringMatching(/heat 2.*102.5 · 21/)]);
});

it('shows who leads the floor the heats of others whose score is missing, and nobody else', async () => {
  const heats = [heat(1, score('61')), heat(2, null)].map((one) => ({
    ...one,
    lanes: one.lanes.map((lane) => ({ ...lane, mine: false })),
  }));
  const led = (clockStarter: string) => {
    const competition = { ...competitions[0], clockStarter, heats };
    return { ...day, reply: { now: '', competitions: [competition] } } as unknown as KeptDay;
  };
  openPart(() => <MyLanes day={led('head_judge')} />, competitionSample());
  await page.findByText('No lanes to judge');
  expect(page.queryByRole('heading', { name: 'Score missing in other heats' })).toBeNull();
  openPart(() => <MyLanes day={led('you')} />, competitionSample());
  await page.findByRole('heading', { name: 'Score missing in other heats' });
  const lines = page.getAllByRole('button', { name: /heat \d of 2/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('heat 2 of 2Quay, 1 lane, 0 scored'),
  ]);
  for (const line of lines) fireEvent.click(line);
  const sheet = within(await page.findByRole('dialog', { name: 'Choose a lane' }));
  expect(sheet.getByRole('link').getAttribute('href')).toContain('heat=h2&lane=1');
});

it('says who hasn’t checked in as long as they have no score', async () => {
  const absent = [heat(1, score('61')), heat(2, null)].map((one) => ({
    ...one,
    lanes: one.lanes.map((lane) => ({ ...lane, checkedIn: false })),
  }));
  const reply = { now: '', competitions: [{ ...competitions[0], heats: absent }] };
  openPart(() => <MyLanes day={{ ...day, reply } as unknown as KeptDay} />, competitionSample());
  expect(await linesOf('Score missing')).toEqual([expect.stringContaining('not checked in')]);
  expect(await linesOf('Done')).toEqual([expect.not.stringContaining('not checked in')]);
});
