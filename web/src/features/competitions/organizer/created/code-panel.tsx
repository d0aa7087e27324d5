import {
  getCompetitionCode,
  renewCompetitionCode,
} from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { showCompetitionCode } from '@chalkline/contract/competitions/competition-code.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './created.module.css';

const codeQuery = (competitionId: string) =>
  queryOptions({
    queryKey: [...organizerQueries.within(competitionId), 'code'],
    queryFn: async ({ signal }) =>
      (await call(getCompetitionCode, { params: { competitionId } }, { signal })).data,
  });

/** The code of a private competition, and a new one when the old one went too far. */
export function CodePanel({ competitionId }: { competitionId: string }) {
  const cache = useQueryClient();
  const say = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error } = useQuery(codeQuery(competitionId));
  const renew = useMutation({
    mutationFn: () => call(renewCompetitionCode, { params: { competitionId }, body: {} }),
    onSuccess: (answer) => {
      cache.setQueryData(codeQuery(competitionId).queryKey, answer.data);
      setIsAsked(false);
    },
  });
  return (
    <Panel title="Its code" padded>
      {error && <Note tone="bad">{say(error)}</Note>}
      {!data && !error && <Skeleton width={160} height={36} />}
      {data && (
        <>
          <p className={styles.code}>{data.code && showCompetitionCode(data.code)}</p>
          <p className={text.hint}>
            {`Who opens the link is asked for it. ${data.guests === 0 ? 'Nobody' : data.guests} came in by it so far.`}
          </p>
          <p className={styles.renew}>
            <Button size={32} onClick={() => setIsAsked(true)}>
              Make a new code
            </Button>
          </p>
        </>
      )}
      <ConfirmModal
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => renew.mutate()}
        title="Make a new code?"
        confirm="Make a new code"
        keep="Keep this one"
        busy={renew.isPending}
      >
        <p>The old code opens nothing any more. Who came in by it stays in.</p>
        {renew.isError && (
          <Note tone="bad" announced>
            {say(renew.error)}
          </Note>
        )}
      </ConfirmModal>
    </Panel>
  );
}
