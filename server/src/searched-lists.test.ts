import { listChallengeRequests } from '@chalkline/contract/activities/activities.endpoints.ts';
import { listCoachings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { listTrainerRequests } from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { listActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import { listParticipatedEvents, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { listManagedEvents } from '@chalkline/contract/events/managed-events.endpoints.ts';
import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import type { CallableEndpoint } from '@chalkline/contract/http/endpoint.ts';
import { listCases } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { listOwnPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import { listProgramRequests } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import type { Person } from './accounts/people/people.service.ts';
import { challenge } from './activities/activities.factory.ts';
import { askForCoaching } from './coaching/coachings/coachings.service.ts';
import { trainerRequest } from './coaching/trainer-requests/trainer-requests.factory.ts';
import { asViewer, competition } from './competitions/competitions/competitions.factory.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { entries } from './competitions/entries/entries.table.ts';
import { eventWith, ticketTo } from './events/events.factory.ts';
import { moderationCase } from './moderation/cases/cases.factory.ts';
import { testApp } from './platform/testing/test-app.ts';
import { post } from './posts/posts/posts.factory.ts';
import { program, publishedProgram } from './programs/programs/programs.factory.ts';
import { programRequest } from './training/program-requests/program-requests.factory.ts';

const { parts, call, clock, database } = await testApp();

/** Names of the two things that each list has, for its person alone. */
const names = ['Zoë Łukasik', 'Ana Rojas'] as const;
type Name = (typeof names)[number];

interface List {
  readonly endpoint: CallableEndpoint;
  readonly params?: object;
  readonly query?: object;
  /** Whose list it is. */
  readonly of: Person;
  /** Another person with a list like it, who has none of the two. */
  readonly other?: Person;
}

const trainer = () => person(parts, { accountType: 'trainer' });
const named = (name: Name) => person(parts, { name });
const each = async (make: (name: Name) => Promise<unknown>) => {
  for (const name of names) {
    clock.advance(1000);
    await make(name);
  }
};

const lists: Readonly<Record<string, () => Promise<List>>> = {
  'competitions somebody runs': async () => {
    const of = await person(parts);
    await each((name) => competition(parts, { name, owner: of }));
    return { endpoint: listMyCompetitions, of };
  },
  'competitions somebody is in': async () => {
    const of = await person(parts);
    await each(async (name) => {
      const made = await competition(parts, { name });
      const { id } = await entry(parts, made);
      await database.sql.update(entries).set({ personId: of.id }).where(eq(entries.id, id));
    });
    return { endpoint: listPersonResults, params: { personId: of.id }, of, other: of };
  },
  tickets: async () => {
    const of = await person(parts);
    const host = asViewer(await person(parts));
    await each(async (name) => ticketTo(parts, asViewer(of), await eventWith(parts, host, { name })));
    return { endpoint: listTickets, of };
  },
  'events somebody runs': async () => {
    const of = await person(parts);
    await each((name) => eventWith(parts, asViewer(of), { name }));
    return { endpoint: listManagedEvents, of };
  },
  'events somebody goes to': async () => {
    const of = await person(parts);
    const host = asViewer(await person(parts));
    await each(async (name) => ticketTo(parts, asViewer(of), await eventWith(parts, host, { name })));
    return { endpoint: listParticipatedEvents, of };
  },
  'own programs': async () => {
    const of = await trainer();
    await each((name) => program(parts, asViewer(of), { name }));
    return { endpoint: listOwnPrograms, of, other: await trainer() };
  },
  'program requests received, by person': async () => {
    const of = await trainer();
    const { id } = await publishedProgram(parts, asViewer(of));
    await each(async (name) => programRequest(parts, asViewer(await named(name)), id));
    return { endpoint: listProgramRequests, query: { side: 'to_me' }, of };
  },
  'program requests sent, by program': async () => {
    const [of, coach] = [await person(parts), await trainer()];
    await each(async (name) => {
      const { id } = await publishedProgram(parts, asViewer(coach), { name });
      await programRequest(parts, asViewer(of), id);
    });
    return { endpoint: listProgramRequests, query: { side: 'by_me' }, of };
  },
  'coaching requests': async () => {
    const of = await trainer();
    await each(async (name) =>
      askForCoaching(parts, asViewer(await named(name)), {
        trainerId: of.id,
        message: 'A first pull-up.',
        daysPerWeek: null,
        trainsAt: '',
        sharesScreening: false,
      }),
    );
    return { endpoint: listCoachings, query: { side: 'trainer' }, of, other: await trainer() };
  },
  'requests to become a trainer': async () => {
    await each(async (name) => trainerRequest(parts, await named(name)));
    return { endpoint: listTrainerRequests, of: await person(parts, { accountType: 'admin' }) };
  },
  'requests to join challenges, by person': async () => {
    const of = await person(parts);
    const { id } = await challenge(parts, asViewer(of), { visibility: 'private' });
    await each(async (name) => join(await named(name), id));
    return { endpoint: listChallengeRequests, of };
  },
  'requests to join challenges, by challenge': async () => {
    const of = await person(parts);
    await each(async (name) => {
      const { id } = await challenge(parts, asViewer(of), { name, visibility: 'private' });
      await join(await person(parts), id);
    });
    return { endpoint: listChallengeRequests, of };
  },
  'reported things, by their author': async () => {
    const reporter = asViewer(await person(parts));
    await each(async (name) => {
      const { post: posted } = await post(parts, asViewer(await named(name)));
      await moderationCase(parts, reporter, { kind: 'post', id: posted.id });
    });
    return { endpoint: listCases, of: await person(parts, { accountType: 'admin' }) };
  },
  'the activity of a competition, by athlete': async () => {
    const made = await competition(parts, { state: 'live' });
    await each((name) => entry(parts, made, { name }));
    const params = { competitionId: made.view.competition.id };
    const other = (await competition(parts, { state: 'live' })).owner;
    return { endpoint: listActivity, params, of: made.owner, other };
  },
};

async function join({ id }: Person, groupId: string): Promise<void> {
  await call(joinGroup, { params: { groupId } }, { as: await signedIn(parts, { id }) });
}

/** Those that only administrators have: whoever is none is refused. */
const closed: ReadonlySet<string> = new Set([
  'requests to become a trainer',
  'the activity of a competition, by athlete',
]);

describe.each(Object.entries(lists))('a search of %s', (what, make) => {
  it('finds beginnings of words without case and accents, takes signs for none, and nothing of others', async () => {
    const { endpoint, params, query, of, other } = await make();
    const ask = async (who: Person, search?: string) => {
      const as = await signedIn(parts, who);
      const input = {
        ...(params && { params }),
        query: { ...query, ...(search !== undefined && { search }) },
      };
      const { data, ...page } = await call(endpoint as typeof listOwnPrograms, input as object, { as });
      const shown = data.map((row) => names.find((name) => JSON.stringify(row).includes(name)));
      return { shown, total: page.total ?? shown.length };
    };
    const [zoe, ana] = names;
    const both = (await ask(of)).shown;
    expect(both.toSorted()).toEqual([ana, zoe]);
    expect((await ask(of, '')).shown).toEqual(both);
    for (const typed of ['zoe', 'LUK', 'łukasik zo', 'Zoë  Łuka'])
      expect(await ask(of, typed)).toEqual({ shown: [zoe], total: 1 });
    for (const typed of ['kasik', 'zoe ana', '%', '_', '%zo%e', "'; --", '\\'])
      expect((await ask(of, typed)).shown).toEqual([]);
    if (other === of) return;
    const asked = ask(other ?? (await person(parts)), 'zoe');
    if (closed.has(what)) await expect(asked).rejects.toMatchObject({ status: 403 });
    else expect((await asked).shown).toEqual([]);
  });
});
