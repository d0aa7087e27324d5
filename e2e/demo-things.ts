import { listActivities, listChallenges } from '@chalkline/contract/activities/activities.endpoints.ts';
import { listCoachings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { getCommunity, listCommunities } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { listGroupPosts } from '@chalkline/contract/posts/posts.endpoints.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { listOwnPrograms, listPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import type { AddressName } from '@chalkline/contract/urls.ts';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';

/** Something of the demo to put in the places of each address. */
export interface DemoThings {
  partOf(name: AddressName): string;
  readonly competitionName: string;
}

export async function demoThings(address: string, trainer: SignedIn | undefined): Promise<DemoThings> {
  const call = createClient({ baseUrl: address, token: () => null });
  const [live] = (await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } })).data;
  const competitionId = live?.id ?? '';
  const { data: competition } = await call(getCompetition, { params: { competitionId } });
  const [rowers] = (await call(listCommunities, { query: { search: 'Harbor Rowers' } })).data;
  const communityId = rowers?.id ?? '';
  const { groups } = (await call(getCommunity, { query: { community_id: communityId } })).data;
  const groupId = groups.find(({ type }) => type === 'group')?.id ?? '';
  const [loop] = (await call(listActivities, { query: { search: 'Maas loop' } })).data;
  const [row] = (await call(listChallenges, { query: { search: 'One hundred' } })).data;
  const [gym] = (await call(listEvents, { query: { search: 'Open gym night' } })).data;
  const [post] = (await call(listGroupPosts, { query: {} })).data;
  const [pushUp] = (await call(listExercises, { query: { search: 'Ring push-up' } })).data;
  const [barbell] = (await call(listPrograms, { query: { search: 'First barbell' } })).data;
  const asTrainer = createClient({ baseUrl: address, token: () => trainer?.token ?? null });
  const [coached] = (await asTrainer(listCoachings, { query: { side: 'trainer', state: 'active' } })).data;
  const [built] = (await asTrainer(listOwnPrograms, { query: {} })).data;
  const personId = trainer?.user.id ?? '';
  const partOf = (name: AddressName) => {
    if (name === 'workoutDetail') return competition.workouts[0]?.id ?? '';
    if (name === 'communityDetail') return communityId;
    if (name === 'client' || name === 'trainer') return coached?.id ?? '';
    if (name === 'buildProgram') return built?.id ?? '';
    if (name === 'sharedProgram') return barbell?.id ?? '';
    if (name === 'exercise') return pushUp?.id ?? '';
    if (name === 'post' || name === 'sharedGroup') return name === 'post' ? (post?.id ?? '') : groupId;
    if (name === 'sharedActivity') return loop?.id ?? '';
    if (/^(mobileE|e)vent(Detail|Door|Papers)$/.test(name)) return gym?.id ?? '';
    if (name === 'sharedChallenge') return row?.id ?? '';
    return /user/i.test(name) ? personId : competitionId;
  };
  return { partOf, competitionName: competition.name };
}
