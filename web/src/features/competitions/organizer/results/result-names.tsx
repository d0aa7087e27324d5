import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { resultsKey } from './chosen-results.ts';
import styles from './results.module.css';

interface ResultNamesProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
}

/** Which results these are: "Breakwater, Women Rx". */
export function ResultNames({ competition, chosen }: ResultNamesProps) {
  const nameOf = new Map(
    [...competition.workouts, ...competition.divisions].map(({ id, name }) => [id, name]),
  );
  return (
    <ul className={styles.names}>
      {chosen.map((results) => (
        <li key={resultsKey(results)}>
          {nameOf.get(results.workoutId)}, {nameOf.get(results.divisionId)}
          {results.publishAt && `, publishes ${plannedTime(results.publishAt, competition.zone)}`}
        </li>
      ))}
    </ul>
  );
}
