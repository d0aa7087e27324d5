import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/tabs.tsx';

interface NamedDivision {
  readonly id: string;
  readonly name: string;
}

/** The division whose standards are looked at: the one in the address, else the first. */
export function useDivision<Division extends NamedDivision>(
  divisions: readonly Division[],
): Division | undefined {
  const [params] = useSearchParams();
  return divisions.find(({ id }) => id === params.get('division')) ?? divisions[0];
}

interface DivisionTabsProps {
  divisions: readonly NamedDivision[];
  current: NamedDivision | undefined;
  workouts: readonly Pick<WorkoutReply, 'standards' | 'divisionIds'>[];
  urlFor: (divisionId: string) => string;
}

/** Whether these workouts are something else in one division than in another. */
export function standardsDiffer(workouts: DivisionTabsProps['workouts']): boolean {
  return workouts.some(({ standards, divisionIds }) => standards.length > 0 || divisionIds !== null);
}

/** One tab per division; hidden while the workouts are the same in every division. */
export function DivisionTabs({ divisions, current, workouts, urlFor }: DivisionTabsProps) {
  if (divisions.length < 2 || !current || !standardsDiffer(workouts)) return null;
  return (
    <TabLinks
      label="Standards by division"
      current={urlFor(current.id)}
      tabs={divisions.map(({ id, name }) => ({ label: name, to: urlFor(id) }))}
    />
  );
}
