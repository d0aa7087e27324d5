import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import type { ShowResults } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';

interface LiveCompetition {
  readonly id: string;
  readonly workoutId: string;
  readonly divisionIds: readonly string[];
}

interface LiveSketch {
  readonly name: string;
  readonly divisions: readonly string[];
  /** `bib,name,division`. */
  readonly csv: string;
  /** Of its workout; reps of 150 at 12:00 where it is said. */
  readonly capped?: boolean;
  readonly showResults?: ShowResults;
  /** Its only day; three days in November 2026 where it isn't said. */
  readonly day?: string;
}

/** A live competition of one workout for time, with these entries. */
export async function makeLiveCompetition(
  server: string,
  owner: SignedIn,
  { name, divisions, csv, capped = false, showResults = 'at_once', day }: LiveSketch,
): Promise<LiveCompetition> {
  const call = createClient({ baseUrl: server, token: () => owner.token });
  const { data } = await call(createCompetition, {
    body: {
      name,
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: day ?? '2026-11-20',
      endsOn: day ?? '2026-11-22',
      zone: 'Europe/Amsterdam',
      showResults,
      divisions: divisions.map((division) => ({ name: division })),
      workouts: [
        {
          name: 'Breakwater',
          scoring: {
            type: 'time',
            unit: 'clock',
            direction: 'lower',
            ...(capped && { cap: { notation: 'remaining', seconds: 720, totalReps: 150 } }),
          },
        },
      ],
    },
  });
  const params = { competitionId: data.id };
  const { data: imported } = await call(importEntries, { params, body: { csv } });
  if (!imported.imported) throw new Error(JSON.stringify(imported.problems));
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return {
    id: data.id,
    workoutId: data.workouts[0]?.id ?? '',
    divisionIds: data.divisions.map((division) => division.id),
  };
}
