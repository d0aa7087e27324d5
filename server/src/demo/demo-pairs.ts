import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { setTeam } from '../competitions/teams/teams.service.ts';
import type { Parts } from '../platform/parts.ts';
import { entryNamed } from './demo-stage.ts';
import type { Starter } from './invented-field.ts';
import type { OtherCompetition } from './other-competition.ts';

interface DemoPair {
  readonly name: string;
  readonly division: string;
  readonly members: readonly [Starter, Starter];
}

/** Who makes a pair: the athletes of the divisions named, in the order of their bibs, each in one pair. */
export function pairsOf({ pairs = [] }: OtherCompetition, starters: readonly Starter[]): DemoPair[] {
  const left = new Map(
    [...Map.groupBy(starters, ({ division }) => division)].map(([name, all]) => [name, [...all]]),
  );
  return pairs.flatMap(({ division, from, count }) =>
    Array.from({ length: count }, (): DemoPair[] => {
      const [one, other] = from.map((name) => left.get(name)?.shift());
      if (!one || !other) return [];
      return [{ name: `${lastName(one)} & ${lastName(other)}`, division, members: [one, other] }];
    }).flat(),
  );
}

/** Their lines for the file of entries. */
export function pairStarters(pairs: readonly DemoPair[], firstBib: number): Starter[] {
  return pairs.map(({ name, division, members: [one] }, index) => ({
    ...one,
    name,
    division,
    bib: firstBib + index,
  }));
}

export async function joinPairs(
  parts: Parts,
  organizer: Person,
  { competition: { id: competitionId } }: CompetitionView,
  pairs: readonly DemoPair[],
): Promise<void> {
  for (const { name, members } of pairs) {
    const team = await entryNamed(parts, organizer, competitionId, name);
    const memberIds: string[] = [];
    for (const member of members) {
      memberIds.push((await entryNamed(parts, organizer, competitionId, member.name)).id);
    }
    await setTeam(parts, asViewer(organizer), { competitionId, entryId: team.id }, memberIds);
  }
}

export function lastName({ name }: Pick<Starter, 'name'>): string {
  return name.slice(name.indexOf(' ') + 1);
}
