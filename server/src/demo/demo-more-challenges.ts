import { challenge, usualTypes } from '../activities/activities.factory.ts';
import { results } from '../activities/results/results.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { belongings } from '../groups/groups/groups.table.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { challenges } from './demo-challenge-sketches.ts';
import { comingChallenges } from './demo-coming-challenges.ts';
import { demoDay } from './demo-days.ts';
import { endedChallenges } from './demo-ended-challenges.ts';
import { type Hosts, hostNames } from './demo-hosts.ts';
import { daysAgo } from './demo-joined.ts';
import { chanceOf } from './invented-field.ts';

/** Challenges among people who cannot sign in, with what they logged. */
export async function makeMoreChallenges(parts: Parts, hosts: Hosts): Promise<void> {
  const members: (typeof belongings.$inferInsert)[] = [];
  const logged: (typeof results.$inferInsert)[] = [];
  for (const [index, sketch] of [...challenges, ...endedChallenges, ...comingChallenges].entries()) {
    const { by, type, days, people, most, ...facts } = sketch;
    const [first, last] = days;
    const made = daysAgo(parts, Math.max(4, 3 - first));
    const typeId = usualTypes[type];
    const { id: groupId } = await challenge(made, asViewer(hosts[by]), {
      name: facts.name,
      description: facts.description,
      goal: facts.goal,
      zone: 'UTC',
      ...(facts.target !== undefined && { target: facts.target }),
      activity_type_id: typeId,
      starts_on: demoDay(parts, first),
      ends_on: demoDay(parts, last),
    });
    const others = hostNames.filter((host) => host !== by);
    const joined = others.map((_, at) => others[(at * 3 + index * 5) % others.length] ?? by);
    const taking = [by, ...joined.slice(0, people - 1)];
    for (const host of taking.slice(1)) {
      members.push({
        groupId,
        personId: hosts[host].id,
        role: 'member',
        state: 'in',
        notify: 'all',
        mark: 0,
        since: made.clock.now(),
      });
    }
    if (first > 0) continue;
    for (const host of taking) {
      const chance = chanceOf(facts.name, host);
      for (let day = first; day < Math.min(last, 0); day += 2 + Math.floor(chance() * 4)) {
        const loggedAt = daysAgo(parts, -day).clock.now();
        logged.push({
          id: newId(loggedAt.getTime()),
          personId: hosts[host].id,
          typeId,
          groupId,
          amount: rounded(most * (0.35 + 0.65 * chance()), most),
          day: demoDay(parts, day),
          note: '',
          loggedAt,
        });
      }
    }
  }
  await parts.database.sql.insert(belongings).values(members);
  await parts.database.sql.insert(results).values(logged);
}

/** As people write it down: to the hundred where it is thousands. */
function rounded(amount: number, most: number): number {
  const step = most > 2000 ? 100 : most > 100 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}
