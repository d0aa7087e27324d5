import { copyCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createFloor, listFloors } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { getRegistrationSettings } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createScheduleItem, listSchedule } from '@chalkline/contract/competitions/schedule.endpoints.ts';
import { createWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { getQuestions, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { listWaivers } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { competition, crane } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { openRegistration } from '../registrations/registrations.factory.ts';

const { parts, call, clock } = await testApp();

const papers = (subjectId: string) => ({ subjectKind: 'competition', subjectId }) as const;

const next = { name: 'Harbor Throwdown 2027', startsOn: '2027-06-04', endsOn: '2027-06-06' };

describe('copying a competition', () => {
  it('takes divisions, workouts and rules along, and nobody', async () => {
    const made = await competition(parts, { state: 'finished' });
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const { data } = await call(copyCompetition, { params, body: next }, { as });
    expect(data).toMatchObject({ ...next, state: 'draft', role: 'owner', place: 'Rotterdam', entryCount: 0 });
    expect(data.scoring).toEqual(made.view.competition.scoring);
    expect(data.divisions.map(({ name, points }) => [name, points])).toEqual(
      made.view.divisions.map(({ name, points }) => [name, points]),
    );
    expect(data.workouts.map(({ name, scoring }) => [name, scoring])).toEqual(
      made.view.workouts.map(({ name, scoring }) => [name, scoring]),
    );
    const kept = new Set([...made.view.divisions, ...made.view.workouts].map(({ id }) => id));
    expect([...data.divisions, ...data.workouts].filter(({ id }) => kept.has(id))).toEqual([]);
  });

  it('names its own divisions and workouts where the original named its', async () => {
    const made = await competition(parts);
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const [first] = made.view.workouts;
    const [division] = made.view.divisions;
    await call(
      createWorkout,
      {
        params,
        body: {
          name: 'Part B',
          scoring: { ...crane, brokenByPart: first?.id },
          partOf: first?.id ?? null,
          standards: [{ divisionId: division?.id ?? '', text: '43 kg' }],
        },
      },
      { as },
    );
    await entry(parts, made);
    const { data } = await call(copyCompetition, { params, body: next }, { as });
    const part = data.workouts.at(-1);
    expect([part?.partOf, part?.scoring.brokenByPart]).toEqual([data.workouts[0]?.id, data.workouts[0]?.id]);
    expect(part?.standards).toEqual([{ divisionId: data.divisions[0]?.id, text: '43 kg' }]);
    const copied = await call(listEntries, { params: { competitionId: data.id } }, { as });
    expect(copied.data).toEqual([]);
  });

  it('tells of no workout before the original does', async () => {
    const made = await competition(parts);
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
    const scoring = crane;
    await call(createWorkout, { params, body: { name: 'Told', scoring, releaseAt: at(1000) } }, { as });
    await call(createWorkout, { params, body: { name: 'Secret', scoring, releaseAt: at(9000) } }, { as });
    clock.advance(2000);
    const { data } = await call(copyCompetition, { params, body: next }, { as });
    expect(data.workouts.slice(-2).map(({ name, releaseAt }) => [name, releaseAt])).toEqual([
      ['Told', null],
      ['Secret', at(7000)],
    ]);
  });

  it('takes the schedule along, moved to the new first day and held to the new last one', async () => {
    const made = await competition(parts);
    const as = await signedIn(parts, made.owner);
    const { id: competitionId, startsOn, endsOn } = made.view.competition;
    const [workout] = made.view.workouts;
    expect([startsOn, endsOn]).toEqual(['2026-06-05', '2026-06-07']);
    const line = (day: string, startsAt: string, title: string, workoutId: string | null = null) =>
      call(
        createScheduleItem,
        { params: { competitionId }, body: { day, startsAt, title, place: 'Gate B', workoutId } },
        { as },
      );
    await line('2026-06-05', '07:30', 'Check-in');
    await line('2026-06-06', '09:00', 'The first workout', workout?.id ?? null);
    await line('2026-06-07', '17:00', 'Podium');
    // Over a change of the clock and the end of a month, into two days instead of three.
    const days = { startsOn: '2027-10-30', endsOn: '2027-10-31' };
    const { data } = await call(
      copyCompetition,
      { params: { competitionId }, body: { name: 'Harbor Throwdown 2027', ...days } },
      { as },
    );
    const copied = await call(listSchedule, { params: { competitionId: data.id } }, { as });
    expect(
      copied.data.map((item) => [item.day, item.startsAt, item.title, item.place, item.workoutId]),
    ).toEqual([
      ['2027-10-30', '07:30', 'Check-in', 'Gate B', null],
      ['2027-10-31', '09:00', 'The first workout', 'Gate B', data.workouts[0]?.id],
      ['2027-10-31', '17:00', 'Podium', 'Gate B', null],
    ]);
    const left = await call(listSchedule, { params: { competitionId } }, { as });
    expect(left.data.map(({ day }) => day)).toEqual(['2026-06-05', '2026-06-06', '2026-06-07']);
  });

  it('takes prices, questions, waivers and floors along, with registration closed until somebody opens it', async () => {
    const made = await competition(parts);
    const as = await signedIn(parts, made.owner);
    const { id: competitionId } = made.view.competition;
    const [division] = made.view.divisions;
    const steps = [{ price: 5000, until: '2026-03-01T22:59:00.000Z', places: null }];
    await openRegistration(parts, made, {
      closesAt: '2026-05-31T21:59:00.000Z',
      currency: 'EUR',
      taxRate: 2100,
      refundRule: [{ hoursBefore: 336, rate: 9000, kept: 0 }],
      divisions: [{ divisionId: division?.id ?? '', price: 8000, steps }],
    });
    await waiver(parts, made.viewer, competitionId, { title: 'House rules' });
    await waiver(parts, made.viewer, competitionId, { title: 'Volunteers', signed_by: 'volunteers' });
    const questions = [question({ label: 'Shirt size' })];
    const asked = { ...papers(competitionId), version: 0, answersUntil: null, questions };
    await call(setQuestions, { body: asked }, { as });
    const floor = { name: 'Main floor', lanes: 6, callArea: 'Gate B', callMinutes: 15 };
    await call(createFloor, { params: { competitionId }, body: floor }, { as });

    const { data } = await call(copyCompetition, { params: { competitionId }, body: next }, { as });
    const params = { competitionId: data.id };
    const registration = await call(getRegistrationSettings, { params }, { as });
    expect(registration.data).toMatchObject({
      isOpen: false,
      opensAt: null,
      // A day before the first one and three months before, at the same time of the clock at the venue.
      closesAt: '2027-05-30T21:59:00.000Z',
      currency: 'EUR',
      taxRate: 2100,
      refundRule: [{ hoursBefore: 336, rate: 9000, kept: 0 }],
    });
    expect(registration.data.divisions[0]).toEqual({
      divisionId: data.divisions[0]?.id,
      price: 8000,
      steps: [{ price: 5000, until: '2027-02-28T22:59:00.000Z', places: null }],
    });
    const waivers = await call(listWaivers, { query: papers(data.id) }, { as });
    expect(waivers.data.waivers.map(({ title, number }) => [title, number])).toEqual([['House rules', 1]]);
    const volunteers = { ...papers(data.id), subjectKind: 'volunteers' } as const;
    const others = await call(listWaivers, { query: volunteers }, { as });
    expect(others.data.waivers.map(({ title }) => title)).toEqual(['Volunteers']);
    const form = await call(getQuestions, { query: papers(data.id) }, { as });
    expect(form.data.questions.map(({ label }) => label)).toEqual(['Shirt size']);
    const floors = await call(listFloors, { params }, { as });
    expect(floors.data).toMatchObject([floor]);
  });

  it('is for those who run it', async () => {
    const made = await competition(parts);
    const hidden = await competition(parts, { state: 'draft' });
    const as = await signedIn(parts, await person(parts));
    const copy = (competitionId: string) =>
      failure(call(copyCompetition, { params: { competitionId }, body: next }, { as }));
    expect(await copy(made.view.competition.id)).toEqual([403, 'not_allowed', undefined]);
    expect(await copy(hidden.view.competition.id)).toEqual([404, 'not_found', undefined]);
  });
});
