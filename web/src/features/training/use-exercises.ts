import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type FoundExercise, withProgramExercises } from './found-exercises.ts';
import { trainingQueries } from './training.queries.ts';

/** Every exercise that this phone knows: a trainer’s own ones come with the program that asks for them. */
export function useExercises(personId: string) {
  const { data: running } = useQuery(trainingQueries.running(personId));
  const select = useCallback(
    (all: readonly FoundExercise[]) => withProgramExercises(all, running ?? []),
    [running],
  );
  return useQuery({ ...trainingQueries.exercises(personId), select });
}
