import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { exportScores } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { useSearchText, withParam } from '../../use-search-text.ts';
import { scoringText } from '../../workout-words.ts';
import { partUrl } from '../dashboard/parts.ts';
import { ExportButton } from '../imports/export-button.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { ScoresImport } from './scores-import.tsx';
import styles from './sheet.module.css';
import { typingHelp } from './typing-help.ts';

const all = 'all';

/** Where scores are typed, taken in from a file and given out as one. */
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
      <PageTitle actions={<ScoresActions competition={competition} />}>Scores</PageTitle>
      {workouts.length === 0 ? (
        <EmptyState
          title="No workouts yet"
          action={
            <ButtonLink size={32} to={partUrl(id, 'workouts')}>
              Add workouts
            </ButtonLink>
          }
        >
          Scores need one to belong to.
        </EmptyState>
      ) : (
        <Sheet competition={competition} />
      )}
    </Stack>
  );
}

function ScoresActions({ competition: { id, can, workouts } }: { competition: CompetitionReply }) {
  return (
    <>
      <ExportButton
        icon={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
        read={async () => (await call(exportScores, { params: { competitionId: id } })).data}
      />
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

function Sheet({ competition }: { competition: CompetitionReply }) {
  const { workouts, divisions } = competition;
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const workout = workouts.find(({ id }) => id === params.get('workout')) ?? workouts[0];
  if (!workout) return null;
  const divisionId = params.get('division') ?? '';
  const choose = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true });
  return (
    <Panel>
      <div className={styles.choose}>
        <SelectField
          label="Workout"
          choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
          value={workout.id}
          onChange={(id) => choose('workout', id)}
        />
        <SelectField
          label="Division"
          choices={[
            { value: all, label: 'All divisions' },
            ...divisions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={divisionId === '' ? all : divisionId}
          onChange={(id) => choose('division', id === all ? '' : id)}
        />
        <div className={styles.search}>
          <SearchField label="Search" placeholder="Name or bib" value={search} onChange={setSearch} />
        </div>
      </div>
      <p className={styles.help}>
        <b>{scoringText(workout.scoring)}.</b> {typingHelp(workout.scoring)}
        {!competition.can.recordScores && ' The competition is closed: reopen it to correct a score.'}
      </p>
      <ScoreSheet
        key={`${workout.id} ${divisionId}`}
        competition={competition}
        workout={workout}
        asked={{ workoutId: workout.id, divisionId, search: params.get('search') ?? '' }}
      />
    </Panel>
  );
}
