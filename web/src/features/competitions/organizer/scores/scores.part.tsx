import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { exportScores } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { IconFileUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { call } from '../../../../platform/calls.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { partUrl } from '../dashboard/parts.ts';
import { ExportButton } from '../imports/export-button.tsx';
import { ScoresImport } from './scores-import.tsx';
import { SheetPanel } from './sheet-panel.tsx';

/** The Scores part: enter, import and export scores. */
export function ScoresPart({ competition }: { competition: CompetitionReply }) {
  const { id, can, workouts } = competition;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  if (params.get('do') === 'import' && can.recordScores && workouts.length > 0) {
    const imported = () => {
      void cache.invalidateQueries({ queryKey: competitionQueries.all });
      navigate(partUrl(id, 'scores'));
    };
    return <ScoresImport competition={competition} onImported={imported} />;
  }
  return (
    <Stack gap={16}>
      <PageTitle
        help={<HelpLink answer="enter-scores" about="entering scores" />}
        actions={<ScoresActions competition={competition} />}
      >
        Scores
      </PageTitle>
      {workouts.length === 0 ? (
        <EmptyState
          title="No workouts yet"
          action={
            <ButtonLink size={32} to={partUrl(id, 'workouts')}>
              Add workouts
            </ButtonLink>
          }
        >
          Scores belong to a workout. Add one first.
        </EmptyState>
      ) : (
        <SheetPanel competition={competition} />
      )}
    </Stack>
  );
}

function ScoresActions({ competition: { id, can, workouts } }: { competition: CompetitionReply }) {
  return (
    <>
      <ExportButton read={async () => (await call(exportScores, { params: { competitionId: id } })).data} />
      {can.recordScores && workouts.length > 0 && (
        <ButtonLink
          to={partUrl(id, 'scores', { do: 'import' })}
          icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          Import
        </ButtonLink>
      )}
    </>
  );
}
