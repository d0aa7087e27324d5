import { concerns } from '@chalkline/contract/coaching/screening.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { coachingQueries } from '../coaching.queries.ts';

/** What a client answered to the health questions, where they share it. */
export function ScreeningPanel({ coachingId }: { coachingId: string }) {
  const query = useQuery(coachingQueries.screening(coachingId));
  return (
    <Panel title="Health questions" padded>
      <Loaded query={query} failed="Couldn’t load the health questions">
        {({ isShared, screening }) => {
          if (!isShared) return <p className={text.muted}>Your client doesn’t share Body with you.</p>;
          if (!screening) return <p className={text.muted}>Not answered yet.</p>;
          if (screening.concerns === null)
            return <p className={text.muted}>Your client would rather not say.</p>;
          return (
            <>
              {screening.concerns.length === 0 ? (
                <p>Nothing applies.</p>
              ) : (
                <ul>
                  {screening.concerns.map((place) => (
                    <li key={place}>“{concerns[place]}”</li>
                  ))}
                </ul>
              )}
              <p className={text.hint}>
                Answered <TimeAgo at={screening.answeredAt} />.
              </p>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
