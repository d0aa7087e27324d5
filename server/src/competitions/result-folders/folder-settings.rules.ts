import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { builtInTable, builtInTableNames } from '@chalkline/contract/competitions/points-tables.ts';
import type { ResultFolder } from './result-folder.rules.ts';
import { scoringOfFolder, tableOf, workoutsOf } from './result-settings.rules.ts';

/** The competition of a folder as it is created here. */
export function competitionOf(folder: ResultFolder) {
  const { competition } = folder;
  return {
    name: competition.name.slice(0, 120),
    startsOn: '2026-01-10',
    endsOn: '2026-01-12',
    zone: 'UTC',
    scoring: scoringOfFolder(folder),
    divisions: [{ name: competition.division.slice(0, 80) }],
    workouts: workoutsOf(folder),
  };
}

/** What no competition here can be set to, in sentences. */
export function settingsFaults(folder: ResultFolder): string[] {
  const { workouts } = folder.competition;
  const faults = workouts.flatMap(({ points }, index) =>
    points.method === 'table' && builtInTable(tableOf(points.table)) === null
      ? [
          `competition.json: workouts.${index}.points.table: there is no table '${points.table}'. ` +
            `There are ${builtInTableNames.join(', ')}.`,
        ]
      : [],
  );
  const read = newCompetition.safeParse(competitionOf(folder));
  if (read.success) return faults;
  return [
    ...faults,
    ...read.error.issues.map(({ path, message }) => `competition.json: ${path.join('.')}: ${message}.`),
  ];
}
