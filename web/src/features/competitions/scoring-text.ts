import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a place earns, in a word or two. */
export function pointsMethodText({ points }: CompetitionScoring): string {
  switch (points.method) {
    case 'place':
      return 'Points by place';
    case 'table':
      return 'Points table';
    case 'own_table':
      return points.name;
    case 'raw':
      return 'Scores added up';
    case 'share_of_best':
      return 'Share of the best';
  }
}

/** Which total wins and what parts equal ones: `Highest total wins, best single finish splits ties`. */
export function totalText(scoring: CompetitionScoring, workouts: readonly Named[]): string {
  const total = `${scoring.total === 'lower' ? 'Lowest' : 'Highest'} total wins`;
  return `${total}, ${tieText(scoring, workouts)}`;
}

function tieText({ tie, tieWorkout }: CompetitionScoring, workouts: readonly Named[]): string {
  switch (tie) {
    case 'share':
      return 'ties share their place';
    case 'best_finish':
      return 'best single finish splits ties';
    case 'designated_workout':
      return `${workouts.find(({ id }) => id === tieWorkout)?.name ?? 'one workout'} splits ties`;
    case 'by_hand':
      return 'the organizer splits ties';
  }
}
