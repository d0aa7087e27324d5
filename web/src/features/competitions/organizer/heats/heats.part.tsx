import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { timeNow } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';
import { ClosedNote } from '../closed-note.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { FloorsPanel } from './floors-panel.tsx';
import { HeatBoard } from './heat-board.tsx';
import { heatPlanQueries } from './heat-plan.queries.ts';
import { HeatTitle } from './heat-title.tsx';
import { HeatTools } from './heat-tools.tsx';
import styles from './heats.module.css';
import { HeatsImport } from './heats-import.tsx';
import { JudgeLinksPanel } from './judge-links-panel.tsx';
import { SeedButton } from './seed-button.tsx';
import { useHeatDraft } from './use-heat-draft.ts';

/** Who starts when and in which lane: seeded, moved by hand, published. */
export function HeatsPart({ competition }: { competition: CompetitionReply }) {
  const floors = useQuery(heatQueries.floors(competition.id));
  const workout = useWorkout(competition);
  if (!workout) {
    return (
      <Stack gap={16}>
        <PageTitle>Heats</PageTitle>
        <EmptyState title="No workouts yet">
          Add a workout first. Then you can seed its heats here.
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <Loaded query={floors} failed="Couldn’t load the floors">
        {(found) => <OfWorkout competition={competition} floors={found} workoutId={workout.id} />}
      </Loaded>
    </Stack>
  );
}

/** The workout of the URL; without one, the first whose heats aren't over. */
function useWorkout({ id, workouts }: CompetitionReply) {
  const [params] = useSearchParams();
  const asked = workouts.find((workout) => workout.id === params.get('workout'));
  const { data } = useQuery(heatPlanQueries.lines(id));
  const now = new Date(timeNow()).toISOString();
  const current = data?.find(({ endsAt }) => endsAt !== null && endsAt > now)?.workoutId;
  return asked ?? workouts.find((workout) => workout.id === current) ?? workouts[0];
}

interface OfWorkoutProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
  workoutId: string;
}

function OfWorkout({ competition, floors, workoutId }: OfWorkoutProps) {
  const query = useQuery({
    ...heatPlanQueries.plan(competition.id, workoutId),
    // Somebody else may be working on it too.
    refetchInterval: 15_000,
  });
  return (
    <Loaded query={query} failed="Couldn’t load the heats">
      {(plan) =>
        plan ? (
          <Planned key={workoutId} competition={competition} floors={floors} plan={plan} />
        ) : (
          <Unplanned competition={competition} floors={floors} workoutId={workoutId} />
        )
      }
    </Loaded>
  );
}

function Unplanned({ competition, floors, workoutId }: OfWorkoutProps) {
  const mayEdit = competition.can.manageEntries;
  return (
    <>
      <PageTitle
        below="Seed athletes into heats and lanes, then publish."
        help={<HelpLink answer="seed-heats" about="seeding heats" />}
      >
        Heats
      </PageTitle>
      <ClosedNote competition={competition} />
      <div className={styles.tools}>
        <WorkoutSelect competition={competition} workoutId={workoutId} />
      </div>
      <EmptyState
        title={floors.length === 0 ? 'Add a floor first' : 'No heats yet'}
        action={
          mayEdit &&
          floors.length > 0 && (
            <SeedButton competition={competition} floors={floors} workoutId={workoutId} plan={null} main>
              Seed heats
            </SeedButton>
          )
        }
      >
        {floors.length === 0
          ? 'Heats need a floor with its number of lanes.'
          : 'Choose how athletes are seeded. You can move anyone by hand before you publish.'}
      </EmptyState>
      <FloorsPanel competition={competition} floors={floors} />
    </>
  );
}

interface PlannedProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
  plan: HeatPlanReply;
}

function Planned({ competition, floors, plan }: PlannedProps) {
  const draft = useHeatDraft(competition.id, plan);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  if (params.get('do') === 'import' && competition.can.manageEntries) {
    const imported = () => {
      void cache.invalidateQueries({ queryKey: heatQueries.within(competition.id) });
      navigate(partUrl(competition.id, 'heats', { workout: plan.workoutId }));
    };
    return <HeatsImport competition={competition} plan={plan} onImported={imported} />;
  }
  return (
    <>
      <HeatTitle competition={competition} plan={plan} draft={draft} />
      <ClosedNote competition={competition} />
      <div className={styles.tools}>
        <WorkoutSelect competition={competition} workoutId={plan.workoutId} />
        <HeatTools competition={competition} floors={floors} plan={plan} />
      </div>
      <HeatBoard competition={competition} plan={plan} draft={draft} />
      <FloorsPanel competition={competition} floors={floors} />
      {competition.can.manageEntries && <JudgeLinksPanel competition={competition} floors={floors} />}
    </>
  );
}

function WorkoutSelect({ competition, workoutId }: { competition: CompetitionReply; workoutId: string }) {
  const [, setParams] = useSearchParams();
  const lines = useQuery(heatPlanQueries.lines(competition.id)).data ?? [];
  const hintOf = (id: string) => {
    const line = lines.find((one) => one.workoutId === id);
    if (!line) return 'no heats';
    return line.publishedVersion > 0 && line.changes === 0 ? 'published' : 'draft';
  };
  return (
    <SelectField
      label="Workout"
      labelHidden
      choices={competition.workouts.map(({ id, name }) => ({ value: id, label: name, hint: hintOf(id) }))}
      value={workoutId}
      onChange={(to) =>
        setParams((params) => {
          params.set('workout', to);
          return params;
        })
      }
    />
  );
}
