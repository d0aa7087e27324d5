import { newPost } from '@chalkline/contract/posts/post.schema.ts';
import { inArray } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { challenge, usualTypes } from '../activities/activities.factory.ts';
import { challengeTeamMembers, challengeTeams } from '../activities/challenges/challenges.table.ts';
import { results } from '../activities/results/results.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { belongings } from '../groups/groups/groups.table.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { addPost } from '../posts/posts/posts.service.ts';
import { demoDay } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';
import { chanceOf } from './invented-field.ts';

const at = (host: string, ...names: readonly string[]) => names.map((name) => `${name}@${host}.test`);
const gym = (...names: readonly string[]) => at('ironworks', ...names);

/** Who trains when; each has joined the gym before the challenges began. */
const teams: Readonly<Record<string, readonly string[]>> = {
  'Before work': [
    ...at('demo', 'trainer', 'trainee', 'receptionist'),
    ...gym('tomasz.zielny', 'aurelie.bonnard', 'beatriz.salgado', 'cillian.roche'),
  ],
  'Lunch hour': gym(
    'danuta.wolska',
    'emre.kaplan',
    'fatoumata.diallo',
    'gustavo.peixoto',
    'hyejin.seo',
    'isak.forsberg',
    'jelena.maric',
    'kofi.asare',
  ),
  'After work': gym(
    'leonie.bruckner',
    'marek.dvorak',
    'nadia.benali',
    'otis.pemberton',
    'pilar.ibanez',
    'quirijn.de.wit',
    'rosa.tamboura',
    'sander.hoekstra',
    'tuuli.koskinen',
  ),
  'Late floor': [
    ...at('demo', 'corporate-admin'),
    ...gym(
      'dewi.hartono',
      'rafael.monteiro',
      'greta.nystrom',
      'hamza.siddiqui',
      'ngaire.paki',
      'umut.erdem',
      'valentina.rossi',
    ),
  ],
};
/** They joined and have not logged anything since its first week. */
const stopped = gym('gustavo.peixoto', 'kofi.asare', 'otis.pemberton', 'tuuli.koskinen', 'umut.erdem');

interface Sketch {
  readonly name: string;
  readonly description: string;
  readonly type: keyof typeof usualTypes;
  /** First and last day, from today. */
  readonly days: readonly [number, number];
  /** What one of them does in a day at most, in steps that people write down. */
  readonly most: number;
  readonly step: number;
  /** Days between two results of a person, at least. */
  readonly rest: number;
}

const winter: Sketch = {
  name: 'Rowing into winter',
  description:
    'Every meter on the rowers counts, in teams by the hour you train. The best average wins breakfast.',
  type: 'rowing',
  days: [-17, 24],
  most: 6000,
  step: 100,
  rest: 2,
};
const autumn: Sketch = {
  name: 'A push-up a step',
  description: 'As many as the stairs to the yard hall, every time you come in.',
  type: 'pushUps',
  days: [-38, -9],
  most: 120,
  step: 5,
  rest: 3,
};

/** The gym’s own challenges: one in teams that is on, and one that ended last week. */
export async function makeGymChallenges(parts: Parts, gymPeople: DemoPeople): Promise<void> {
  const everyone = Object.values(teams).flat();
  const found = await parts.database.sql
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, everyone));
  const idOf = new Map(found.map(({ email, id }) => [email, id]));
  const takers = everyone.map((email) => ({ email, personId: idOf.get(email) ?? '' }));
  const running = await makeChallenge(parts, gymPeople, winter, takers, { team_scoring: 'mean' });
  await makeTeams(parts, running, idOf);
  await makeChallenge(parts, gymPeople, autumn, takers.slice(0, 15), {});
  for (const [ago, text] of [
    [17, 'It’s on. Log every row, and add a picture of the monitor when it’s your longest.'],
    [4, 'Two weeks in. Lunch hour, the machines by the window are yours until one.'],
  ] as const) {
    const post = newPost.parse({ group_id: running, text });
    await addPost(daysAgo(parts, ago), asViewer(gymPeople.trainer), post);
  }
}

interface Taker {
  readonly email: string;
  readonly personId: string;
}

/** With who takes part and what they logged. Returns its id. */
async function makeChallenge(
  parts: Parts,
  { trainer }: DemoPeople,
  { name, description, type, days, most, step, rest }: Sketch,
  takers: readonly Taker[],
  teamed: { readonly team_scoring?: 'mean' },
): Promise<string> {
  const [first, last] = days;
  const made = daysAgo(parts, 3 - first);
  const typeId = usualTypes[type];
  const { id: groupId } = await challenge(made, asViewer(trainer), {
    ...teamed,
    name,
    description,
    goal: 'most',
    zone: 'Europe/Amsterdam',
    activity_type_id: typeId,
    starts_on: demoDay(parts, first),
    ends_on: demoDay(parts, last),
  });
  const since = daysAgo(parts, 1 - first).clock.now();
  const members = takers.filter(({ personId }) => personId !== trainer.id);
  await parts.database.sql
    .insert(belongings)
    .values(members.map(({ personId }) => ({ groupId, personId, since, ...asMember })));
  const logged = takers.flatMap(({ email, personId }) => {
    const chance = chanceOf(name, email);
    const until = stopped.includes(email) ? first + 7 : Math.min(last, 0);
    const rows: (typeof results.$inferInsert)[] = [];
    for (let day = first + Math.floor(3 * chance()); day < until; day += rest + Math.floor(2 * chance())) {
      const loggedAt = daysAgo(parts, -day).clock.now();
      const amount = Math.round((most * (0.4 + 0.6 * chance())) / step) * step;
      rows.push({
        id: newId(loggedAt.getTime()),
        personId,
        typeId,
        groupId,
        amount,
        day: demoDay(parts, day),
        note: '',
        loggedAt,
      });
    }
    return rows;
  });
  await parts.database.sql.insert(results).values(logged);
  return groupId;
}

const asMember = { role: 'member', state: 'in', notify: 'all', mark: 0 } as const;

async function makeTeams(parts: Parts, groupId: string, idOf: ReadonlyMap<string, string>): Promise<void> {
  const createdAt = daysAgo(parts, 1 - winter.days[0]).clock.now();
  const rows = Object.keys(teams).map((name) => ({
    id: newId(createdAt.getTime()),
    groupId,
    name,
    createdAt,
  }));
  await parts.database.sql.insert(challengeTeams).values(rows);
  await parts.database.sql
    .insert(challengeTeamMembers)
    .values(
      rows.flatMap(({ id: teamId, name }) =>
        (teams[name] ?? []).map((email) => ({ groupId, teamId, personId: idOf.get(email) ?? '' })),
      ),
    );
}
