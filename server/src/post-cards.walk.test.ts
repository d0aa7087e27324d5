import { getCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { getWorkoutPage } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { getCommunity, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getPost, listPersonPosts } from '@chalkline/contract/posts/posts.endpoints.ts';
import { getProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import {
  type CardSegment,
  cardSegments,
  type ShareSegment,
  shareLink,
} from '@chalkline/contract/share-links.ts';
import { day } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { type PersonSketch, person, signedIn } from './accounts/people/people.factory.ts';
import { activity, challenge } from './activities/activities.factory.ts';
import { competitionGuests } from './competitions/admission/guests.table.ts';
import { asViewer, breakwater, competition } from './competitions/competitions/competitions.factory.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { score } from './competitions/scores/scores.factory.ts';
import { eventWith } from './events/events.factory.ts';
import { community, group } from './groups/directory/groups.factory.ts';
import { putBelonging } from './groups/members/members.repository.ts';
import { organization } from './organizations/organizations.factory.ts';
import type { Viewer } from './platform/http/viewer.ts';
import { testApp } from './platform/testing/test-app.ts';
import { post } from './posts/posts/posts.factory.ts';
import { publishedProgram } from './programs/programs/programs.factory.ts';

/**
 * A card is there exactly for who can open what it leads to: every kind of card, at every visibility, for every kind of
 * reader, compared with the call that opens the thing.
 */
const { call, clock, parts, settle } = await testApp();
const { sql } = parts.database;
const site = parts.config.publicUrl;

const { id: ours } = await organization(parts, { name: 'Iron Harbor' });
const { id: theirs } = await organization(parts, { name: 'Rival Gyms' });
const founder = await person(parts, { name: 'Founder' });
const coach = await person(parts, { accountType: 'trainer', organizationId: ours });

const readers = {
  nobody: null,
  outsider: {},
  member: {},
  'of the organization': { organizationId: ours },
  'of another organization': { organizationId: theirs },
  admin: { accountType: 'admin' },
} as const satisfies Record<string, PersonSketch | null>;
type Reader = keyof typeof readers;
const people = new Map<Reader, { readonly id: string; readonly as: string }>();
for (const [name, sketch] of Object.entries(readers) as [Reader, PersonSketch | null][]) {
  if (sketch === null) continue;
  const made = await person(parts, sketch);
  people.set(name, { id: made.id, as: await signedIn(parts, made) });
}
const signIn = (reader: Reader) => ({ ...(people.get(reader) && { as: people.get(reader)?.as }) });
const memberId = people.get('member')?.id ?? '';

interface Linked {
  readonly what: string;
  readonly segment: CardSegment;
  readonly id: string;
  readonly link: string;
  /** Opens it as a screen does; fails for who may not. */
  readonly open: (reader: Reader) => Promise<unknown>;
}

const enterAsMember = (groupId: string) =>
  putBelonging(sql, { groupId, personId: memberId, role: 'member', state: 'in', since: clock.now() });

type Make = (
  viewer: Viewer,
  sketch: { readonly visibility?: Visibility },
) => Promise<{ readonly id: string }>;
type Visibility = 'public' | 'private' | 'invitation';
const groupKinds: readonly (readonly [ShareSegment, Make])[] = [
  ['community-detail', (viewer, sketch) => community(parts, viewer, sketch)],
  ['Group', (viewer, sketch) => group(parts, viewer, sketch)],
  ['event-detail', (viewer, sketch) => eventWith(parts, viewer, sketch)],
  ['Activity', (viewer, sketch) => activity(parts, viewer, sketch)],
  ['Challange', (viewer, sketch) => challenge(parts, viewer, sketch)],
];

async function linkedGroups(): Promise<Linked[]> {
  const owners = { '': asViewer(founder), 'of a company ': asViewer(coach) };
  const made: Linked[] = [];
  for (const [segment, make] of groupKinds)
    for (const [whose, owner] of Object.entries(owners))
      for (const visibility of ['public', 'private', 'invitation'] as const) {
        const { id } = await make(owner, { visibility });
        if (whose === '') await enterAsMember(id);
        const open = (reader: Reader) =>
          segment === 'community-detail'
            ? call(getCommunity, { query: { community_id: id } }, signIn(reader))
            : call(getGroup, { query: { group_id: id } }, signIn(reader));
        made.push({ what: `${visibility} ${whose}`, segment, id, link: shareLink(site, segment, id), open });
      }
  return made;
}

async function linkedPrograms(): Promise<Linked[]> {
  const inside = await community(parts, asViewer(coach), { visibility: 'private' });
  const programs = [
    await publishedProgram(parts, asViewer(await person(parts, { accountType: 'trainer' }))),
    await publishedProgram(parts, asViewer(coach)),
    await publishedProgram(parts, asViewer(coach), { communityId: inside.id }),
  ];
  return programs.map(({ id: programId }, index) => ({
    what: `program ${index}`,
    segment: 'workout-program',
    id: programId,
    link: shareLink(site, 'workout-program', programId),
    open: (reader) => call(getProgram, { params: { programId } }, signIn(reader)),
  }));
}

async function linkedCompetitions(): Promise<Linked[]> {
  const sketches = {
    public: {},
    private: { visibility: 'private' },
    draft: { state: 'draft' },
  } as const;
  const made: Linked[] = [];
  for (const [what, sketch] of Object.entries(sketches)) {
    const one = await competition(parts, { state: 'live', ...sketch });
    const competitionId = one.view.competition.id;
    if (what === 'private')
      await sql
        .insert(competitionGuests)
        .values({ competitionId, personId: memberId, admittedAt: clock.now() });
    const athlete = await entry(parts, one, { name: 'Mara Lindqvist' });
    if (what !== 'draft') await score(parts, one, { entryId: athlete.id, typed: '8:41' });
    const workoutId = one.view.workouts[0]?.id ?? '';
    const board = urlOf('leaderboard', { id: competitionId }, { entry: athlete.id });
    made.push(
      {
        what,
        segment: 'competition-detail',
        id: competitionId,
        link: shareLink(site, 'competition-detail', competitionId),
        open: (reader) => call(getCompetition, { params: { competitionId } }, signIn(reader)),
      },
      {
        what,
        segment: 'workout-detail',
        id: workoutId,
        link: absoluteUrl(site, urlOf('workoutDetail', { id: workoutId })),
        open: (reader) => call(getWorkoutPage, { params: { workoutId } }, signIn(reader)),
      },
    );
    if (what !== 'draft')
      made.push({
        what,
        segment: 'result',
        id: athlete.id,
        link: absoluteUrl(site, board),
        open: (reader) => call(getLeaderboard, { params: { competitionId } }, signIn(reader)),
      });
  }
  await settle();
  return made;
}

const linked = [
  ...(await linkedGroups()),
  ...(await linkedPrograms()),
  ...(await linkedCompetitions()),
] satisfies Linked[];

/** Three links in each post, on the page of somebody whose posts everyone reads. */
async function postsOf(things: readonly Linked[]) {
  const author = await person(parts, { name: 'Poster' });
  for (let at = 0; at < things.length; at += 3) {
    const text = things.slice(at, at + 3).map(({ link }) => link);
    await post(parts, asViewer(author), { text: text.join('\n') });
    clock.advance(1000);
  }
  return author.id;
}

async function cardsFor(reader: Reader, personId: string): Promise<Set<string>> {
  const found = await call(listPersonPosts, { params: { personId }, query: { limit: 100 } }, signIn(reader));
  return new Set(found.data.flatMap(({ cards }) => cards.map(({ segment, id }) => `${segment} ${id}`)));
}

const author = await postsOf(linked);

it.each(Object.keys(readers) as Reader[])('shows %s a card of exactly what they can open', async (reader) => {
  const shown = await cardsFor(reader, author);
  const wrong: string[] = [];
  const opened = new Set<CardSegment>();
  for (const { what, segment, id, open } of linked) {
    const mayOpen = await open(reader).then(
      () => true,
      () => false,
    );
    if (mayOpen) opened.add(segment);
    if (mayOpen !== shown.has(`${segment} ${id}`))
      wrong.push(`${segment} ${what}: ${mayOpen ? 'no' : 'a'} card`);
  }
  expect(wrong).toEqual([]);
  expect([...opened].toSorted()).toEqual([...cardSegments].toSorted());
});

it('differs by who reads, so that this walk compares something', async () => {
  const counts = await Promise.all(
    (Object.keys(readers) as Reader[]).map(async (reader) => (await cardsFor(reader, author)).size),
  );
  const [nobody = 0, outsider = 0, member = 0] = counts;
  expect(nobody).toBeLessThan(outsider);
  expect(outsider).toBeLessThan(member);
});

it('shows a workout before its release to staff alone', async () => {
  const releaseAt = new Date(clock.now().getTime() + day).toISOString();
  const made = await competition(parts, { workouts: [{ name: 'Secret', scoring: breakwater, releaseAt }] });
  const link = absoluteUrl(site, urlOf('workoutDetail', { id: made.view.workouts[0]?.id ?? '' }));
  const { post: written } = await post(parts, asViewer(founder), { text: link });
  const cards = async (as?: string) =>
    (await call(getPost, { params: { postId: written.id } }, { ...(as && { as }) })).data.cards;
  expect(await cards(people.get('member')?.as)).toEqual([]);
  expect(await cards(await signedIn(parts, made.owner))).toMatchObject([{ name: 'Secret' }]);
});

it('takes as many queries for a page of many cards as for one of a few', async () => {
  const [few, many] = [
    cardSegments
      .map((kind) => linked.find(({ segment }) => segment === kind))
      .filter((one) => one !== undefined),
    linked,
  ];
  const [short, long] = [await postsOf(few), await postsOf(many)];
  const countFor = async (personId: string) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await cardsFor('member', personId);
    const { length } = sent.mock.calls;
    sent.mockRestore();
    return length;
  };
  await countFor(short);
  expect(await countFor(long)).toBe(await countFor(short));
});
