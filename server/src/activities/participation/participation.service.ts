import {
  fewestCounted,
  type ParticipationReply,
} from '@chalkline/contract/activities/participation.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  countAll,
  countInChallenges,
  countInGroups,
  countInTeams,
  type Days,
} from './participation.repository.ts';
import { guard, guardPart, guardParts } from './participation.rules.ts';

/** Challenges stay for so many days after their end. */
const shownDays = 30;
/** With today. */
const activeDays = 7;

/**
 * How many people of the viewer’s organization take part in challenges. Only what counts in a challenge of the
 * organization or a public one is looked at, and of few people nothing is said (decision 159).
 */
export async function getParticipation(
  { database, clock }: Parts,
  viewer: Viewer,
): Promise<ParticipationReply> {
  const { sql } = database;
  const days = daysAt(clock.now());
  const [whole, challenges, teams, groups] = await Promise.all([
    countAll(sql, viewer, days),
    countInChallenges(sql, viewer, days, fewestCounted),
    countInTeams(sql, viewer, days),
    countInGroups(sql, viewer, days),
  ]);
  const inTeams = Map.groupBy(teams, ({ groupId }) => groupId);
  return {
    people: whole.people,
    taking: guard({ people: whole.people, active: whole.taking }),
    active: guard(whole),
    challenges: challenges.map(({ hasTeams, ...challenge }) => ({
      ...challenge,
      active: guard(challenge),
      teams: hasTeams ? guardParts(inTeams.get(challenge.id) ?? []).map(({ groupId, ...team }) => team) : [],
    })),
    groups: groups.map((group) => ({ ...group, active: guardPart(group, whole) })),
  };
}

function daysAt(now: Date): Days {
  const dayAt = (ago: number) => new Date(now.getTime() - ago * day).toISOString().slice(0, 10);
  return { today: dayAt(0), activeFrom: dayAt(activeDays - 1), shownFrom: dayAt(shownDays) };
}

/** The same as CSV. Cells of figures that are not shown are empty. */
export async function exportParticipation(parts: Parts, viewer: Viewer): Promise<ExportReply> {
  const { people, active, challenges, groups } = await getParticipation(parts, viewer);
  const rows = [
    ['organization', '', '', people, active ?? ''],
    ...challenges.flatMap((one) => [
      ['challenge', one.name, '', one.people, one.active ?? ''],
      ...one.teams.map((team) => ['team', one.name, team.name ?? '', team.people, team.active ?? '']),
    ]),
    ...groups.map((one) => [one.type, one.name, '', one.people, one.active ?? '']),
  ];
  return {
    fileName: fileNameOf(['participation', parts.clock.now().toISOString().slice(0, 10)], 'csv'),
    csv: writeCsv(['of', 'name', 'team', 'people', 'active_in_7_days'], rows),
  };
}
