import { newWorkout, type WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import {
  changeWorkout,
  createWorkout,
  deleteWorkout,
  getWorkout,
} from '@chalkline/contract/competitions/workouts.endpoints.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { call } from '../../../../platform/calls.ts';
import { RemoveModal } from '../remove-modal.tsx';
import { TryTyping } from '../trial/try-typing.tsx';
import { WorkoutFields } from '../workouts/workout-fields.tsx';
import { emptyWorkout, type WorkoutDraft, workoutDraftOf, workoutTexts } from '../workouts/workout-form.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { freeName } from './free-name.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { ItemPanel } from './item-panel.tsx';
import { type NextForm, nextForm } from './next-form.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { stepUrl } from './steps.ts';
import { useDraftForm } from './use-draft-form.ts';

interface WorkoutStepFormProps {
  flow: Flow;
  /** null: a new workout. */
  workout: WorkoutReply | null;
  /** The list beside the form; its Add button calls the given function. */
  list: (add: NextForm) => ReactNode;
  /** Replaces this form with an empty one. */
  onAdd: () => void;
  /** Opened with Add: focuses the first field. */
  isAsked: boolean;
}

/** The form of one workout. */
export function WorkoutStepForm({ flow, workout, list, onAdd, isAsked }: WorkoutStepFormProps) {
  const { competition, tellSaved } = flow;
  const { id: competitionId, workouts } = competition;
  const params = { competitionId, workoutId: workout?.id ?? '' };
  const draft = useDraftForm<WorkoutDraft>({
    stored: workout ? workoutDraftOf(workout) : emptyWorkout(),
    isNew: workout === null,
    schema: newWorkout,
    texts: workoutTexts,
    save: async (call, body, { patch, was }) => {
      const { id } = workout
        ? await call(changeWorkout, { params, body: { ...patch, was } })
        : await call(createWorkout, { params: { competitionId }, body });
      tellSaved();
      return id;
    },
    reread: async () => workoutDraftOf((await call(getWorkout, { params })).data),
  });
  const { form, unsaved } = draft;
  const name = form.values.name.trim() || 'New workout';
  const duplicate = useAction({
    send: (call) =>
      call(createWorkout, {
        params: { competitionId },
        body: { ...form.values, name: freeName(form.values.name, workouts) },
      }),
    failed: 'Couldn’t duplicate the workout',
    onDone: ({ id }) => {
      tellSaved();
      void draft.saveAndGo(() => stepUrl(competitionId, 'workouts', id));
    },
  });
  return (
    <FlowFrame
      step="workouts"
      competition={competition}
      list={list(nextForm(draft, stepUrl(competitionId, 'workouts', 'new'), onAdd))}
      aside={
        <>
          <TryTyping scoring={form.values.scoring} />
          <GoodToKnow>
            {[
              'The leaderboard shows workouts in this order.',
              'You can’t change how a workout is scored once it has scores.',
              'Each workout can have one sponsor, shown on the public page.',
              'Until its release time, only that time is shown.',
            ]}
          </GoodToKnow>
        </>
      }
      bar={<StepBar flow={flow} step="workouts" draft={draft} opens={workout === null} />}
    >
      <ItemPanel
        title={name}
        onDuplicate={workout && !unsaved ? () => duplicate.run() : undefined}
        remover={
          workout
            ? (close) => (
                <RemoveModal
                  name={workout.name}
                  onClose={close}
                  remove={(call) => call(deleteWorkout, { params })}
                >
                  This also deletes its description. You can’t remove a workout with scores.
                </RemoveModal>
              )
            : undefined
        }
      >
        <StepForm
          draft={draft}
          isAsked={isAsked}
          guard={`Your changes to ${name} aren’t saved yet. Other workouts aren’t affected.`}
        >
          <WorkoutFields form={form} competition={competition} workoutId={workout?.id ?? null} />
        </StepForm>
      </ItemPanel>
    </FlowFrame>
  );
}
