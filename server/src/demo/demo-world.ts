import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { readNotifications } from '../notifications/inbox/inbox.read.service.ts';
import type { Parts } from '../platform/parts.ts';
import { comingCompetitions } from './coming-competitions.ts';
import { makeDemoActivities } from './demo-activities.ts';
import { setDemoMets } from './demo-activity-types.ts';
import { makeCalendar } from './demo-calendar.ts';
import { makeDemoClasses } from './demo-classes.ts';
import { makeDemoCoaching } from './demo-coaching.ts';
import { makeDemoConversations } from './demo-conversations.ts';
import { makeDemoDiary } from './demo-diary.ts';
import { makeDemoEvents } from './demo-events.ts';
import { makeDemoFinance } from './demo-finance.ts';
import { makeDemoGroups } from './demo-groups.ts';
import { makeGymChallenges } from './demo-gym-challenges.ts';
import { makeGymCommunity } from './demo-gym-community.ts';
import { makeHosts } from './demo-hosts.ts';
import { enterGym } from './demo-house-cup.ts';
import { makeInbox } from './demo-inbox.ts';
import { makeDemoInventory } from './demo-inventory.ts';
import { daysAgo } from './demo-joined.ts';
import { makeDemoMemberships } from './demo-memberships.ts';
import { makeMoreChallenges } from './demo-more-challenges.ts';
import { makeMoreCommunities } from './demo-more-communities.ts';
import { makeMorePrograms } from './demo-more-programs.ts';
import { makeOtherOrganizers, makeScoreDesk } from './demo-neighbors.ts';
import { makeDemoPartners } from './demo-partners.ts';
import { makePastEvents } from './demo-past-events.ts';
import { makeDemoPeople } from './demo-people.ts';
import { makeDemoPlatformPlans } from './demo-platform-plans.ts';
import { makeDemoPosts } from './demo-posts.ts';
import { introduceDemoPeople, introduceHosts } from './demo-profiles.ts';
import { makeDemoPrograms } from './demo-programs.ts';
import { makeQualifier } from './demo-qualifier.ts';
import { makeDemoRunning } from './demo-running.ts';
import { makeDemoShowcase } from './demo-showcase.ts';
import { makeDemoSignIns } from './demo-sign-ins.ts';
import { makeDemoTraining } from './demo-training.ts';
import { makeHarbor } from './harbor.ts';
import { makeOther } from './make-other.ts';
import type { OtherCompetition } from './other-competition.ts';
import { houseCup, steelyardSessions, winterLeague } from './other-competitions.ts';
import { pastCompetitions } from './past-competitions.ts';
import { makeRiftValley } from './rift-valley.ts';
import { smallCompetitions } from './small-competitions.ts';

/** A world to look at, made by the services that everybody uses. For an empty database. */
export async function makeDemoWorld(parts: Parts): Promise<void> {
  const people = await makeDemoPeople(parts);
  const { admin, athlete, judge, organizer } = people;
  const desk = await makeScoreDesk(parts);
  const organizers = { organizer, ...(await makeOtherOrganizers(parts)) };
  await introduceDemoPeople(parts, people);
  const hosts = await makeHosts(parts);
  await introduceHosts(parts, hosts);
  await makeMoreCommunities(parts, hosts);
  const [rowers] = await makeDemoGroups(parts, { ...people, ...organizers });
  await makeDemoPosts(parts, { ...people, ...organizers });
  await setDemoMets(parts, admin);
  await makeDemoActivities(parts, { ...people, ...organizers }, rowers);
  await makeMoreChallenges(parts, hosts);
  await makeDemoDiary(parts, people);
  await makeDemoTraining(parts, people);
  await makePastEvents(parts, { ...people, ...organizers });
  await makeDemoEvents(parts, { ...people, ...organizers });
  await makeCalendar(parts, hosts);
  await makeDemoClasses(parts, { ...people, ...organizers });
  await makeDemoConversations(parts, people);
  await makeInbox(parts, organizer, { ...hosts, ...organizers });
  await makeDemoInventory(parts, people);
  await makeDemoPartners(parts, { ...people, ...organizers });
  await makeDemoMemberships(parts, people);
  await makeDemoPlatformPlans(parts, { ...people, ...organizers }, hosts);
  await makeGymCommunity(parts, people);
  await makeGymChallenges(parts, people);
  await makeDemoFinance(parts, people);
  await makeDemoCoaching(parts, people);
  await makeMorePrograms(parts, hosts);
  const coach = await makeDemoPrograms(parts, people);
  await makeDemoRunning(parts, people, coach);
  const harbor = await makeHarbor(parts, { organizer, athlete, staff: [judge, desk] });
  const other = (sketch: OtherCompetition) =>
    makeOther(parts, sketch, {
      organizer: organizers[sketch.by],
      athlete,
      staff: sketch.by === 'organizer' ? [judge] : [],
    });
  const riftValley = await makeRiftValley(parts, { organizer, athlete });
  const steelyard = await other(steelyardSessions);
  const league = await other(winterLeague);
  await enterGym(parts, people, await other(houseCup));
  await makeQualifier(parts, { organizer, athlete, judge });
  for (const sketch of [...smallCompetitions, ...comingCompetitions, ...pastCompetitions])
    await other(sketch);
  await makeDemoShowcase(parts, { admin, athlete, featured: [harbor, riftValley, steelyard, league] });
  await makeDemoSignIns(parts);
  await readOldNews(parts, [...Object.values(people), ...Object.values(organizers)]);
}

/** They have read their notifications up to yesterday, so no mail repeats them. */
async function readOldNews(parts: Parts, people: readonly Person[]): Promise<void> {
  const yesterday = daysAgo(parts, 1).clock.now().toISOString();
  for (const one of new Set(people)) await readNotifications(parts, asViewer(one), yesterday);
}
