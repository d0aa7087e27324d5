import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { startReveal } from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../../patterns/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { Stack } from '../../../../../ui/page.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { competitionQueries } from '../../../competitions.queries.ts';
import { organizerQueries } from '../../organizer.queries.ts';
import { UncheckedNote } from '../unchecked-note.tsx';
import styles from './ceremony.module.css';

interface StartCeremonyProps {
  competition: CompetitionReply;
  division: DivisionReply;
}

/** Says how a ceremony works, and starts it. */
export function StartCeremony({ competition, division }: StartCeremonyProps) {
  const { id: competitionId, can } = competition;
  const { id: divisionId, frozenAt } = division;
  const { data } = useQuery(organizerQueries.publications(competitionId));
  const results = data?.filter((one) => one.divisionId === divisionId) ?? [];
  const isAllPublic =
    frozenAt === null &&
    data !== undefined &&
    results.every(({ state }) => state === 'published' || state === 'final');
  const start = useAction({
    send: (call, _: undefined) => call(startReveal, { params: { competitionId, divisionId } }),
    invalidates: [competitionQueries.all],
  });
  return (
    <Panel padded>
      <Stack gap={16}>
        <ol className={styles.steps}>
          <li>Places appear one by one, from last to first, on the TV screen and the public leaderboard.</li>
          <li>
            You or an announcer show the next place from a phone, and see who it is before the audience.
          </li>
          <li>
            Nothing else shows the standings until the end: the leaderboard stays frozen, or freezes when you
            start.
          </li>
          <li>After first place, you publish the results.</li>
        </ol>
        {!can.publishResults && <Note>You don’t have permission to run a ceremony.</Note>}
        {can.publishResults && isAllPublic && (
          <Note tone="warn">
            Everyone already sees these standings. Freeze the leaderboard or hide results before the last
            scores come in.
          </Note>
        )}
        {can.publishResults && !isAllPublic && (
          <>
            <UncheckedNote competition={competition} chosen={results} />
            <div>
              <Button variant="main" size={48} busy={start.busy} onClick={() => start.run(undefined)}>
                Start ceremony
              </Button>
            </div>
          </>
        )}
        <ActionError error={start.error} />
      </Stack>
    </Panel>
  );
}
