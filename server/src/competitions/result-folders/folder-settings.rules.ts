import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ResultFolder } from './result-folder.rules.ts';
import { scoringOfFolder, workoutsOf } from './result-settings.rules.ts';

/** The competition of a folder as it is created here. */
export function competitionOf(folder: ResultFolder) {
  const { competition } = folder;
  return {
    name: competition.name.slice(0, 120),
    startsOn: '2026-01-10',
    endsOn: '2026-01-12',
    zone: 'UTC',
    scoring: scoringOfFolder(folder),
    divisions: [
      { name: competition.division.slice(0, 80), ...(competition.teams && { teams: competition.teams }) },
      // Members compete as well, and are on a board of their own.
      ...(competition.teams ? [{ name: `${competition.division.slice(0, 70)} members` }] : []),
    ],
    workouts: workoutsOf(folder),
  };
}

/** Settings that this folder leads to and no competition here can have. */
export function settingsFaults(folder: ResultFolder): string[] {
  const read = newCompetition.safeParse(competitionOf(folder));
  const { workouts } = folder.competition;
  const paths = (read.error?.issues ?? []).map(({ path: [list, at, ...rest] }) =>
    list === 'workouts' && typeof at === 'number'
      ? `competition.json, workout '${workouts[at]?.id}': ${rest.join('.')}`
      : `competition.json: ${[list, at, ...rest].filter((step) => step !== undefined).join('.')}`,
  );
  return [...new Set(paths)].map((where) => `${where} cannot be set this way.`);
}
