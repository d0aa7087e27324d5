import { insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../../platform/error-texts.ts';
import { useLive, useLiveState } from '../../../../../platform/live/use-live.ts';
import { ButtonLink } from '../../../../../ui/button.tsx';
import { ErrorState } from '../../../../../ui/empty-state.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { Stack } from '../../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../../ui/titles.tsx';
import { competitionQueries } from '../../../competitions.queries.ts';
import { revealQueries } from '../../../reveals/reveal.queries.ts';
import { partUrl } from '../../dashboard/parts.ts';
import { CeremonyDesk } from './ceremony-desk.tsx';
import { StartCeremony } from './start-ceremony.tsx';

interface CeremonyPartProps {
  competition: CompetitionReply;
  division: DivisionReply;
}

const askAgainMs = 5000;

/** The award ceremony of a division, run from any phone or computer of its staff. */
export function CeremonyPart({ competition, division }: CeremonyPartProps) {
  const { id: competitionId } = competition;
  const cache = useQueryClient();
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: competitionQueries.reveals(competitionId) });
  };
  useLive(insideBoardTopic(division.id), { onEvent: refresh, onReset: refresh });
  const isCutOff = useLiveState() === 'offline';
  const query = useQuery({
    ...revealQueries.desk(competitionId, division.id),
    refetchInterval: isCutOff ? askAgainMs : false,
  });
  const tv = urlOf('leaderboard', { id: competitionId }, { division: division.id, tv: 1 });
  return (
    <Stack gap={16}>
      <PageTitle
        below={division.name}
        actions={
          <>
            <ButtonLink to={partUrl(competitionId, 'results')}>All results</ButtonLink>
            <ButtonLink to={tv}>Open TV screen</ButtonLink>
          </>
        }
      >
        Award ceremony
      </PageTitle>
      {isCutOff && (
        <Note tone="warn" announced>
          Reconnecting… The audience keeps seeing what was shown last.
        </Note>
      )}
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState title="Couldn’t load the ceremony" onRetry={() => void query.refetch()}>
            {errorText(query.error)}
          </ErrorState>
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : query.data === null ? (
        <StartCeremony competition={competition} division={division} />
      ) : (
        <CeremonyDesk competition={competition} division={division} desk={query.data} />
      )}
    </Stack>
  );
}
