import { listLoggedDays } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import type { DayLogQuery } from '@chalkline/contract/agenda/day-log.schema.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { answerCheckIn } from '../../coaching/check-ins/check-ins.answer.service.ts';
import { listCheckIns, replyToCheckIn, setSchedule } from '../../coaching/check-ins/check-ins.service.ts';
import { createForm } from '../../coaching/check-ins/forms.service.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { createNote } from '../../coaching/notes/notes.service.ts';
import {
  asViewer,
  type CompetitionSketch,
  competition,
} from '../../competitions/competitions/competitions.factory.ts';
import { competitions } from '../../competitions/competitions/competitions.table.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { entries } from '../../competitions/entries/entries.table.ts';
import { moveCompetition } from '../../competitions/organizing/competitions.move.service.ts';
import { score } from '../../competitions/scores/scores.factory.ts';
import { diaryEntry } from '../../nutrition/diary/diary.factory.ts';
import { setWeight } from '../../nutrition/measures/measures.service.ts';
import { setSettings, setTargets } from '../../nutrition/targets/targets.service.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from '../../training/enrollments/enrollments.factory.ts';
import { changeSchedule } from '../../training/enrollments/enrollments.service.ts';
import { trainingLog, trainingSet } from '../../training/logs/logs.factory.ts';

const { call, clock, database, parts, settle } = await testApp();

async function athlete() {
  const account = await person(parts, { name: 'Mara Lindqvist' });
  const viewer = asViewer(account);
  // Sessions end while the clock moves.
  const page = async (query: Partial<DayLogQuery> = {}) =>
    call(listLoggedDays, { query }, { as: await signedIn(parts, account) });
  const log = async (query: Partial<DayLogQuery> = {}) => (await page(query)).data;
  const competing = async (sketch: CompetitionSketch = {}) => {
    const made = await competition(parts, { state: 'live', ...sketch });
    const own = await entry(parts, made, { name: 'Mara Lindqvist' });
    await database.sql.update(entries).set({ personId: account.id }).where(eq(entries.id, own.id));
    return { made, own };
  };
  return { account, viewer, page, log, competing };
}
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);

describe('the log', () => {
  it('is one’s own alone, and empty before anything happened', async () => {
    const { viewer, log } = await athlete();
    expect(await log()).toEqual([]);
    await trainingLog(parts, viewer);
    expect(await log()).toHaveLength(1);
    const other = await athlete();
    expect(await other.log()).toEqual([]);
    expect((await failure(call(listLoggedDays, { query: {} })))[0]).toBe(401);
  });

  it('has everything of a day in one place, and each part alone', async () => {
    const { viewer, log, competing } = await athlete();
    clock.set('2026-06-06T12:00:00.000Z');
    await trainingLog(parts, viewer, { name: 'Warm-up jog', day: '2026-06-06' });
    await diaryEntry(parts, viewer, { day: '2026-06-06' });
    await setWeight(parts, viewer, '2026-06-06', { grams: 64_200 });
    const { made, own } = await competing();
    await score(parts, made, { entryId: own.id, typed: '8:41' });
    await settle();
    const [day, ...others] = await log();
    expect(others).toEqual([]);
    expect(day).toMatchObject({
      day: '2026-06-06',
      competitions: [{ competition: { name: 'Harbor Throwdown' }, bib: own.bib, of: 1, finished: null }],
      workouts: [{ name: 'Warm-up jog', seconds: 3600 }],
      food: { entries: 1, target: null },
      grams: 64_200,
    });
    expect(day?.competitions[0]?.scores).toMatchObject([
      { workout: { name: 'Breakwater' }, cell: { main: '8:41', place: 1 } },
    ]);
    const only = async (kind: 'competitions' | 'training' | 'food') => {
      const [one] = await log({ kind });
      return [one?.competitions.length, one?.workouts.length, one?.food?.entries ?? null, one?.grams];
    };
    expect(await only('competitions')).toEqual([1, 0, null, null]);
    expect(await only('training')).toEqual([0, 1, null, null]);
    expect(await only('food')).toEqual([0, 0, 1, 64_200]);
  });

  it('comes in pages of days without a gap and without a day twice, though sources end at different days', async () => {
    const { viewer, page, competing } = await athlete();
    clock.set('2026-06-20T12:00:00.000Z');
    const { made, own } = await competing();
    await score(parts, made, { entryId: own.id, typed: '8:41' });
    await settle();
    for (const ago of [0, 1, 2, 3, 9, 30]) await diaryEntry(parts, viewer, { day: daysAgo(ago) });
    for (const ago of [2, 5, 6, 40, 41, 42]) await setWeight(parts, viewer, daysAgo(ago), { grams: 64_000 });
    for (const ago of [0, 13, 29, 60]) await trainingLog(parts, viewer, { day: daysAgo(ago) });
    // Planned for tomorrow: it hasn’t happened.
    await diaryEntry(parts, viewer, { day: daysAgo(-1) });
    const expected = [0, 1, 2, 3, 5, 6, 9, 13, 29, 30, 40, 41, 42, 60].map(daysAgo);
    for (const limit of [1, 2, 3, 5, 31]) {
      const days = await allPages((cursor) => page({ limit, ...(cursor ? { cursor } : {}) }));
      expect(days.map(({ day }) => day)).toEqual(expected);
      expect(days.flatMap(({ food }) => food ?? [])).toHaveLength(6);
      expect(days.flatMap(({ workouts }) => workouts)).toHaveLength(4);
      expect(days.flatMap(({ competitions: all }) => all)).toHaveLength(1);
    }
    const first = await page({ limit: 2 });
    const other = await athlete();
    expect((await failure(other.page({ cursor: first.next ?? '' })))[0]).toBe(400);
  });
});

describe('of competitions, the log', () => {
  it('has no score that isn’t published, and none that a frozen leaderboard doesn’t show', async () => {
    const { log, competing } = await athlete();
    clock.set('2026-06-06T12:00:00.000Z');
    const secret = await competing({ showResults: 'when_published' });
    await score(parts, secret.made, { entryId: secret.own.id, typed: '8:41' });
    const held = await competing();
    const { competition: shown } = held.made.view;
    await settle();
    const owner = await signedIn(parts, held.made.owner);
    const params = { competitionId: shown.id, divisionId: held.made.view.divisions[0]?.id ?? '' };
    const freeze = (frozen: boolean) => call(freezeBoard, { params, body: { frozen } }, { as: owner });
    await freeze(true);
    // What was scored by the moment of the freeze is shown.
    clock.advance(1000);
    await score(parts, held.made, { entryId: held.own.id, typed: '8:41' });
    await settle();
    expect(await log()).toEqual([]);
    await freeze(false);
    await settle();
    expect((await log()).map(({ competitions: [one] }) => one?.competition.id)).toEqual([shown.id]);
  });

  it('has the final place on the last day, and scores on their day at the venue', async () => {
    const { log, competing } = await athlete();
    // At the venue it is the 6th already.
    clock.set('2026-06-05T22:30:00.000Z');
    const { made, own } = await competing();
    await score(parts, made, { entryId: own.id, typed: '8:41' });
    await settle();
    expect((await log({ zone: 'Europe/Amsterdam' })).map(({ day }) => day)).toEqual(['2026-06-06']);
    clock.set('2026-06-09T12:00:00.000Z');
    await moveCompetition(parts, made.viewer, made.view.competition.id, { from: 'live', to: 'finished' });
    await settle();
    const days = await log();
    expect(days.map(({ day, competitions: [one] }) => [day, one?.scores.length, one?.finished])).toEqual([
      ['2026-06-07', 0, { place: 1, tied: false }],
      ['2026-06-06', 1, null],
    ]);
  });

  it('reads on where many competitions have nothing to show', async () => {
    const { account, log, competing } = await athlete();
    clock.set('2026-06-06T12:00:00.000Z');
    const { made, own } = await competing();
    await score(parts, made, { entryId: own.id, typed: '8:41' });
    const quiet = await competition(parts, { state: 'live' });
    await settle();
    clock.set('2026-08-01T12:00:00.000Z');
    const [place] = await database.sql
      .select()
      .from(entries)
      .where(eq(entries.id, (await entry(parts, quiet)).id));
    const [event] = await database.sql
      .select()
      .from(competitions)
      .where(eq(competitions.id, quiet.view.competition.id));
    if (!place || !event) throw new Error('Both were just made.');
    await database.sql
      .update(competitions)
      .set({ startsOn: '2026-07-01', endsOn: '2026-07-02' })
      .where(eq(competitions.id, event.id));
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...place,
      id: crypto.randomUUID(),
      bib: 1000 + index,
      personId: account.id,
    }));
    await database.sql.insert(entries).values(many);
    expect((await log({ limit: 1 })).map(({ day }) => day)).toEqual(['2026-06-06']);
  });
});

describe('of training, the log', () => {
  it('says which records a workout broke, none with the first one', async () => {
    const { viewer, log } = await athlete();
    const on = async (day: string, startedAt: string, grams: number) => {
      const made = await trainingLog(parts, viewer, { day, startedAt });
      await trainingSet(parts, viewer, made, { grams });
      await trainingSet(parts, viewer, made, { grams: 200_000, kind: 'warm_up' });
    };
    clock.set('2026-06-20T20:00:00.000Z');
    await on('2026-06-10', '2026-06-10T08:00:00.000Z', 100_000);
    await on('2026-06-12', '2026-06-12T08:00:00.000Z', 100_000);
    await on('2026-06-14', '2026-06-14T08:00:00.000Z', 110_000);
    await on('2026-06-14', '2026-06-14T18:00:00.000Z', 105_000);
    const days = await log();
    const broken = days.map(({ workouts }) => workouts.map(({ records }) => records));
    const kinds = ['max', 'reps', 'volume'];
    expect(broken).toEqual([[[{ exercise: 'Back squat', kinds }], []], [[]], [[]]]);
    expect(days[0]?.workouts[0]).toMatchObject({ sets: 2, volume: 550_000, exercises: ['Back squat'] });
    expect((await log({ limit: 1 }))[0]?.workouts.map(({ records }) => records.length)).toEqual([1, 0]);
  });

  it('leaves out a workout under way, and has program workouts that were missed or skipped', async () => {
    const { viewer, log } = await athlete();
    clock.set('2026-06-01T08:00:00.000Z');
    const { id: programId } = await publishedProgram(parts, viewer, { tree: smallTree(1, 4) });
    const program = await enrollment(parts, viewer, { programId, weekdays: [1, 2, 3, 4, 5, 6, 7] });
    const [first, second, third] = program.row.schedule;
    await trainingLog(parts, viewer, { scheduledId: first?.id ?? null });
    await trainingLog(parts, viewer, { name: 'Under way', endedAt: null, day: '2026-05-30' });
    await changeSchedule(parts, viewer, program.row.id, {
      by: 'skip',
      version: program.row.version,
      workoutId: second?.id ?? '',
      withRest: false,
    });
    clock.set('2026-06-04T08:00:00.000Z');
    const days = await log();
    expect(days.map(({ day, missed, workouts }) => [day, missed, workouts.length])).toEqual([
      ['2026-06-03', [expect.objectContaining({ id: third?.id, isSkipped: false })], 0],
      ['2026-06-02', [expect.objectContaining({ id: second?.id, isSkipped: true })], 0],
      ['2026-06-01', [], 1],
    ]);
  });

  it('has check-ins by the person’s own day, with the reply, and shared notes alone', async () => {
    const { account, log } = await athlete();
    clock.set('2026-06-10T23:30:00.000Z');
    const { id: coachingId, trainer, client } = await coaching(parts, { client: account });
    const questions = [{ label: 'Effort', kind: 'scale' as const, area: 'training' as const }];
    const { id: formId } = await createForm(parts, trainer, { name: 'Weekly', questions });
    await setSchedule(parts, trainer, coachingId, { formId, everyDays: 7 });
    const [sent] = (await listCheckIns(parts, client, coachingId, { limit: 5 })).data;
    const checkInId = sent?.row.id ?? '';
    expect(await log()).toEqual([]);
    const about = { coachingId, checkInId };
    const { version } = (await answerCheckIn(parts, client, about, { answers: [7] })).row;
    await replyToCheckIn(parts, trainer, about, { text: 'Good.', version });
    await createNote(parts, trainer, coachingId, { text: 'For you', isShared: true });
    await createNote(parts, trainer, coachingId, { text: 'For me', isShared: false });
    const read = async (zone: string) =>
      (await log({ zone })).map(({ day, checkIns, notes }) => [
        day,
        checkIns.map(({ form, trainer: by, reply }) => [form, by, reply]),
        notes.map(({ text }) => text),
      ]);
    const found = [[['Weekly', 'Kofi Mensah', 'Good.']], ['For you']];
    expect(await read('UTC')).toEqual([['2026-06-10', ...found]]);
    expect(await read('Asia/Tokyo')).toEqual([['2026-06-11', ...found]]);
    expect(await read('America/Los_Angeles')).toEqual([['2026-06-10', ...found]]);
    expect((await failure(log({ zone: 'Mars' })))[0]).toBe(422);
  });
});

describe('of food, the log', () => {
  it('measures each day by the target of that day', async () => {
    const { viewer, log } = await athlete();
    clock.set('2026-06-20T12:00:00.000Z');
    const none = { protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    await setTargets(parts, viewer, { startsOn: '2026-06-10', weekdays, kcal: 2350, ...none });
    await setTargets(parts, viewer, { startsOn: '2026-06-15', weekdays, kcal: 2100, ...none, protein: 140 });
    await setSettings(parts, viewer, { hidesCalories: true });
    for (const day of ['2026-06-08', '2026-06-14', '2026-06-15', '2026-06-20'])
      await diaryEntry(parts, viewer, { day });
    const days = await log();
    expect(days.map(({ day, food }) => [day, food?.target?.kcal, food?.target?.protein])).toEqual([
      ['2026-06-20', 2100, 140],
      ['2026-06-15', 2100, 140],
      ['2026-06-14', 2350, null],
      ['2026-06-08', undefined, undefined],
    ]);
    expect(days[0]?.food).toMatchObject({ hidesCalories: true, energy: { known: 1, of: 1 } });
  });
});
