import { renewCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { showCompetitionCode } from '@chalkline/contract/competitions/competition-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './created.module.css';

/** The code of a private competition, and a button to replace it. */
export function CodePanel({ competitionId }: { competitionId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const query = useQuery(organizerQueries.code(competitionId));
  return (
    <Panel title="Competition code" padded>
      <Loaded query={query} failed="Couldn’t load the code" skeleton={<Skeleton width={160} height={36} />}>
        {({ code, guests }) => (
          <>
            <p className={styles.code}>{code && showCompetitionCode(code)}</p>
            <p className={text.hint}>
              {`People who open the link need this code. Used by ${guests === 0 ? 'no one' : guests} so far.`}
            </p>
            <p className={styles.renew}>
              <Button size={32} onClick={() => setIsAsked(true)}>
                Create new code
              </Button>
            </p>
          </>
        )}
      </Loaded>
      {isAsked && (
        <ConfirmAction
          title="Create a new code?"
          confirm="Create new code"
          keep="Keep this code"
          send={(call) => call(renewCompetitionCode, { params: { competitionId }, body: {} })}
          done="New code created"
          invalidates={[organizerQueries.code(competitionId).queryKey]}
          onClose={() => setIsAsked(false)}
        >
          <p>The old code stops working. People who already used it keep access.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
