import { useQuery } from '@tanstack/react-query';
import { trainingQueries } from '../training.queries.ts';
import { CompetitionRecords } from './competition-records.tsx';

/** On a person's page: nothing until there is a record, as the results above say that already. */
export function PersonRecordsSection({ personId }: { personId: string }) {
  const records = useQuery(trainingQueries.competitionRecords(personId)).data ?? [];
  return records.length > 0 ? <CompetitionRecords records={records} /> : null;
}
