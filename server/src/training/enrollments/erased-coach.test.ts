import { leave } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { getProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { getEnrollment, listRunningPrograms } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { declared } from '../../manifests.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { program, publishedProgram } from '../../programs/programs/programs.factory.ts';
import { programs } from '../../programs/programs/programs.table.ts';
import { openProgram } from '../../programs/purchases/purchases.service.ts';
import { enrollment } from './enrollments.factory.ts';

const { parts, call, clock, database } = await testApp();
const password = 'seven lanes of chalk';

it('leaves programs with who trains by them or bought them when their coach is erased, and no others', async () => {
  const coach = await person(parts, { name: 'Hana Sedlak', accountType: 'trainer', password });
  const as = await signedIn(parts, coach);
  const viewer = asViewer(coach);
  const trained = await publishedProgram(parts, viewer, { name: 'Trained' });
  const bought = await publishedProgram(parts, viewer, { name: 'Bought', price: 2500 });
  await publishedProgram(parts, viewer, { name: 'Unused' });
  await program(parts, viewer, { name: 'Draft' });
  const athlete = await person(parts, { name: 'Ana Rojas' });
  const buyer = await person(parts, { name: 'Ben Visser' });
  await enrollment(parts, asViewer(athlete), { programId: trained.id });
  await parts.database.transaction((tx) =>
    openProgram(parts, tx, { programId: bought.id, personId: buyer.id, unit: null }),
  );

  await call(leave, { body: { password } }, { as });
  clock.advance(14 * day);
  await eraseLeft(parts, declared.personalData);

  const left = await database.sql.select().from(programs).where(eq(programs.createdBy, coach.id));
  expect(left.map(({ name, published, imageId }) => ({ name, published, imageId }))).toEqual([
    { name: 'Trained', published: null, imageId: null },
    { name: 'Bought', published: null, imageId: null },
  ]);
  const asAthlete = await signedIn(parts, athlete);
  const running = await call(listRunningPrograms, {}, { as: asAthlete });
  expect(running.data).toHaveLength(1);
  const params = { enrollmentId: running.data[0]?.id ?? '' };
  await call(getEnrollment, { params }, { as: asAthlete });
  const see = async (as?: string) => call(getProgram, { params: { programId: bought.id } }, as ? { as } : {});
  const { data } = await see(await signedIn(parts, buyer));
  expect(data).toMatchObject({ name: 'Bought', coach: 'Deleted member' });
  expect((await failure(see(asAthlete)))[0]).toBe(404);
});
