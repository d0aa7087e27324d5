import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { withdrawProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { mostAssignedAtOnce } from '@chalkline/contract/training/program-request.schema.ts';
import * as endpoints from '@chalkline/contract/training/program-requests.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { belongings } from '../../groups/groups/groups.table.ts';
import { membership } from '../../memberships/sale/memberships.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from '../enrollments/enrollments.factory.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-11-23T09:00:00Z');

type Audience = { kind: 'group' | 'plan'; id: string };
const terms = { startDay: '2026-11-23', weekdays: [1, 3], message: 'All together.' };

async function somebody(name: string, accountType: 'trainer' | 'trainee' = 'trainee') {
  const who = await person(parts, { name, accountType });
  const as = await signedIn(parts, who);
  const assign = async (
    programId: string,
    audience: Audience,
    { key = crypto.randomUUID() as string, session = as } = {},
  ) =>
    (
      await call(
        endpoints.assignProgramToAudience,
        { params: { programId }, body: { ...terms, audience } },
        { as: session, idempotencyKey: key },
      )
    ).data;
  const audiences = async () => (await call(endpoints.listProgramAudiences, {}, { as })).data;
  const got = async () =>
    (await call(endpoints.listProgramRequests, { query: { side: 'to_me' } }, { as })).data;
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  return { who, as, viewer: asViewer(who), assign, audiences, got, told };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const join = (groupId: string, { as }: Somebody) => call(joinGroup, { params: { groupId } }, { as });
const refused = async (asked: Promise<unknown>) => (await failure(asked))[1];

async function world() {
  const trainer = await somebody('Kofi Mensah', 'trainer');
  const { id } = await group(parts, trainer.viewer, { name: 'Early Birds' });
  const program = await publishedProgram(parts, trainer.viewer, { name: 'Base', tree: smallTree(2, 2) });
  return { trainer, program, audience: { kind: 'group', id } as const };
}

it('assigns a program to each member of a group once, and each decides', async () => {
  const { trainer, program, audience } = await world();
  const [ana, ben, cleo, dan] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => somebody(name)),
  );
  if (!ana || !ben || !cleo || !dan) throw new Error('Four people');
  for (const one of [ana, ben, cleo]) await join(audience.id, one);
  await enrollment(parts, cleo.viewer, { programId: program.id });
  expect(await trainer.audiences()).toEqual([{ ...audience, name: 'Early Birds', people: 3 }]);
  const key = crypto.randomUUID();
  expect(await trainer.assign(program.id, audience, { key })).toEqual({ sent: 2, people: 3 });
  expect(await trainer.assign(program.id, audience, { key })).toEqual({ sent: 2, people: 3 });
  for (const one of [ana, ben]) {
    expect(await one.got()).toMatchObject([
      { isAssigned: true, program: { name: 'Base' }, message: 'All together.', startDay: '2026-11-23' },
    ]);
    expect(await one.told()).toEqual(['Kofi Mensah assigned you Base']);
  }
  expect([await cleo.got(), await dan.got(), await dan.told()]).toEqual([[], [], []]);
  // Who came later and who blocks the trainer: the first gets it, the others have it already.
  await join(audience.id, dan);
  const eve = await somebody('Eve');
  await join(audience.id, eve);
  await call(blockPerson, { params: { personId: trainer.who.id } }, { as: eve.as });
  const both = await Promise.all([
    trainer.assign(program.id, audience),
    trainer.assign(program.id, audience),
  ]);
  expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  expect([(await dan.got()).length, (await eve.got()).length]).toEqual([1, 0]);
});

it('assigns a program to who has a membership of the trainer’s', async () => {
  const { trainer, program } = await world();
  const member = await somebody('Ana');
  const { planId } = await membership(parts, { keeper: trainer.viewer, member: member.who, name: 'Coached' });
  const plan = { kind: 'plan', id: planId } as const;
  expect(await trainer.audiences()).toContainEqual({ ...plan, name: 'Coached', people: 1 });
  expect(await trainer.assign(program.id, plan)).toEqual({ sent: 1, people: 1 });
  expect(await member.got()).toMatchObject([{ program: { name: 'Base' } }]);
  // A membership that expired is none.
  const { id: other } = await publishedProgram(parts, trainer.viewer);
  clock.advance(60 * 24 * 3_600_000);
  const session = await signedIn(parts, trainer.who);
  expect(await trainer.assign(other, plan, { session })).toEqual({ sent: 0, people: 0 });
  clock.set('2026-11-23T09:00:00Z');
});

it('is for one’s own published programs, groups one looks after and memberships one sells', async () => {
  const { trainer, program, audience } = await world();
  const outsider = await somebody('Iva Moss', 'trainer');
  const theirs = await publishedProgram(parts, outsider.viewer);
  await join(audience.id, outsider);
  expect(await outsider.audiences()).toEqual([]);
  expect(await refused(outsider.assign(theirs.id, audience))).toBe('not_found');
  expect(await refused(trainer.assign(theirs.id, audience))).toBe('not_found');
  const { planId } = await membership(parts);
  expect(await refused(trainer.assign(program.id, { kind: 'plan', id: planId }))).toBe('not_found');
  expect(await refused(trainer.assign(program.id, { kind: 'group', id: newId() }))).toBe('not_found');
  expect(await refused((await somebody('Ana')).audiences())).toBe('not_allowed');
  await call(withdrawProgram, { params: { programId: program.id } }, { as: trainer.as });
  expect(await refused(trainer.assign(program.id, audience))).toBe('program_not_assignable');
});

it('is for groups of a size', async () => {
  const { trainer, program, audience } = await world();
  const now = clock.now();
  const many = Array.from({ length: mostAssignedAtOnce + 1 }, (_, at) => ({ id: newId(now.getTime()), at }));
  const first = await person(parts);
  const [row] = await parts.database.sql.select().from(people).where(eq(people.id, first.id));
  if (!row) throw new Error('A person');
  await parts.database.sql
    .insert(people)
    .values(many.map(({ id, at }) => ({ ...row, id, email: `many-${at}@example.org` })));
  await parts.database.sql.insert(belongings).values(
    many.map(({ id }) => ({
      groupId: audience.id,
      personId: id,
      role: 'member' as const,
      state: 'in' as const,
      notify: 'all' as const,
      mark: 0,
      mutedUntil: null,
      since: now,
    })),
  );
  expect(await refused(trainer.assign(program.id, audience))).toBe('audience_too_large');
});
