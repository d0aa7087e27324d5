import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import {
  type FoundKind,
  type FoundThing,
  foundOfEach,
  type SearchKind,
  type SearchQuery,
  searchKinds,
} from '@chalkline/contract/search/search.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { listTimed } from '../activities/challenges/lists.service.ts';
import { listCompetitions } from '../competitions/directory/competitions.list.service.ts';
import { listEvents } from '../events/events/events.service.ts';
import { type GroupShown, listCommunities, searchGroups } from '../groups/directory/groups.service.ts';
import { searchDiaryFoods } from '../nutrition/diary/search.service.ts';
import { listPartners } from '../partners/partners/partners.service.ts';
import { searchProducts } from '../partners/products/products.search.service.ts';
import type { MaybeViewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { findPeople } from '../profiles/connections/connections.service.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { listExercises } from '../programs/exercises/exercises.service.ts';

interface Asked {
  readonly search: string;
  readonly limit: number;
}
type Source = (parts: Parts, viewer: MaybeViewer, asked: Asked) => Promise<readonly FoundThing[]>;

/**
 * What the viewer may see by these words: of each kind the first ones that its own list finds, so a search shows
 * nobody more than the lists do.
 */
export async function searchEverything(
  parts: Parts,
  viewer: MaybeViewer,
  { search }: SearchQuery,
): Promise<{ found: FoundKind[] }> {
  const found: FoundKind[] = [];
  // Signs are no words, and lists take nothing for everything.
  if (!/[\p{L}\p{N}]/u.test(search)) return { found };
  // One after another: a search takes one connection, not twelve.
  for (const kind of searchKinds) {
    const things = await sources[kind](parts, viewer, { search, limit: foundOfEach + 1 });
    if (things.length > 0)
      found.push({ kind, things: things.slice(0, foundOfEach), more: things.length > foundOfEach });
  }
  return { found };
}

const plain = { days: null, time: null, image: null };

const sources: Readonly<Record<SearchKind, Source>> = {
  async competition(parts, _viewer, asked) {
    const { data } = await listCompetitions(parts, asked);
    return data.map(({ id, name, startsOn, endsOn, ...where }) => ({
      ...plain,
      id,
      name,
      detail: placeLine(where),
      days: { startsOn, endsOn },
      address: urlOf('competitionDetail', { id }),
    }));
  },
  event: (parts, viewer, asked) =>
    upcomingFirst(asked, async (limit, when) => {
      const { data } = await listEvents(parts, viewer, { ...asked, limit, when });
      return data.map((group) => foundGroup(group, urlOf('eventDetail', { id: group.id })));
    }),
  activity: (parts, viewer, asked) => timed(parts, viewer, 'activity', asked),
  challenge: (parts, viewer, asked) => timed(parts, viewer, 'challenge', asked),
  async person(parts, viewer, asked) {
    if (!viewer) return [];
    const { data } = await findPeople(parts, viewer, asked);
    return data.map(({ id, name, handle, photoPath }) => ({
      ...plain,
      id,
      name,
      detail: handle ? `@${handle}` : '',
      image: photoPath,
      address: urlOf('user', { id }),
    }));
  },
  async community(parts, viewer, asked) {
    const { data } = await listCommunities(parts, viewer, asked);
    return data.map((group) => foundGroup(group, urlOf('communityDetail', { id: group.id })));
  },
  async group(parts, viewer, asked) {
    const { data } = await searchGroups(parts, viewer, asked);
    return data.map((group) => foundGroup(group, urlOf('sharedGroup', { id: group.id })));
  },
  async program(parts, viewer, asked) {
    const { data } = await listPrograms(parts, viewer, asked);
    return data.map(({ programId: id, name, coach, imagePath }) => ({
      ...plain,
      id,
      name,
      detail: `by ${coach}`,
      image: imagePath,
      address: urlOf('sharedProgram', { id }),
    }));
  },
  async exercise(parts, viewer, asked) {
    const { data } = await listExercises(parts, viewer, { ...asked, whose: 'all' });
    return data.map(({ exercise: { id, name, mine } }) => ({
      ...plain,
      id,
      name,
      detail: mine ? 'Yours' : '',
      address: urlOf('exercise', { id }),
    }));
  },
  async partner(parts, viewer, asked) {
    const { data } = await listPartners(parts, viewer, asked);
    return data.map(({ id, name, sells, logoPath }) => ({
      ...plain,
      id,
      name,
      detail: sells,
      image: logoPath,
      address: urlOf('partnerDetails', {}, { id }),
    }));
  },
  async product(parts, viewer, { search, limit }) {
    const found = await searchProducts(parts, viewer, search, limit);
    return found.map(({ id, name, partnerId, partner, picturePath }) => ({
      ...plain,
      id,
      name,
      detail: partner,
      image: picturePath,
      address: urlOf('partnerDetails', {}, { id: partnerId, product: id }),
    }));
  },
  async food(parts, viewer, asked) {
    if (!viewer) return [];
    const { foods } = await searchDiaryFoods(parts, viewer, asked);
    return foods.map(({ id, name, group }) => ({
      ...plain,
      id,
      name,
      detail: group,
      address: urlOf('trackDiet', {}, { food: id }),
    }));
  },
};

function timed(parts: Parts, viewer: MaybeViewer, type: 'activity' | 'challenge', asked: Asked) {
  const address = type === 'activity' ? 'sharedActivity' : 'sharedChallenge';
  return upcomingFirst(asked, async (limit, when) => {
    const { data } = await listTimed(parts, viewer, type, { ...asked, limit, when });
    return data.map((group) => foundGroup(group, urlOf(address, { id: group.id })));
  });
}

/** What is over only where there is room for it. */
async function upcomingFirst(
  { limit }: Asked,
  read: (limit: number, when: 'upcoming' | 'past') => Promise<FoundThing[]>,
): Promise<FoundThing[]> {
  const upcoming = await read(limit, 'upcoming');
  const room = limit - upcoming.length;
  return room > 0 ? [...upcoming, ...(await read(room, 'past'))] : upcoming;
}

function foundGroup(group: GroupShown, address: string): FoundThing {
  const { id, name, memberCount, community, imagePath: image, facts } = group;
  const { activity, challenge, event } = facts;
  const place = activity?.place ?? event?.place;
  const members = memberCount === 1 ? '1 member' : `${memberCount} members`;
  return {
    id,
    name,
    image,
    address,
    detail: place ?? [members, community && `in ${community.name}`].filter(Boolean).join(' '),
    days: challenge ? { startsOn: challenge.startsOn, endsOn: challenge.endsOn } : null,
    time: timeOf(activity ?? event ?? null),
  };
}

function timeOf(facts: { startsAt: string; endsAt: string; zone: string } | null): FoundThing['time'] {
  return facts && { startsAt: facts.startsAt, endsAt: facts.endsAt, zone: facts.zone };
}
