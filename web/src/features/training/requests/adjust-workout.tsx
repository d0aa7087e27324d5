import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { changeClientSchedule } from '@chalkline/contract/training/client-training.endpoints.ts';
import type { EnrollmentReply, ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import text from '../../../ui/text.module.css';
import type { EditorSection } from '../brought-sections.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { trainingKey } from '../training-key.ts';

interface AdjustWorkoutProps {
  client: { readonly coachingId: string; readonly name: string };
  enrollment: Pick<EnrollmentReply, 'id' | 'version'>;
  workout: ScheduledReply;
  editor: EditorSection;
  onClose: () => void;
}

/** Changes what one planned workout asks of a client, without touching the program or anybody else's copy. */
export function AdjustWorkout(props: AdjustWorkoutProps) {
  const { client, enrollment, workout } = props;
  const title = `Adjust ${workout.name} for ${client.name}`;
  const query = useQuery(trainingQueries.clientWorkout(client.coachingId, enrollment.id, workout.id));
  return (
    <section className={styles.adjusting} aria-label={title}>
      <h3>{title}</h3>
      <Loaded query={query} failed="Couldn’t load the workout">
        {(found) => <Editing {...props} asked={found.workout} exercises={found.exercises} />}
      </Loaded>
    </section>
  );
}

interface EditingProps extends AdjustWorkoutProps {
  asked: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
}

function Editing({ client, enrollment, workout, asked, exercises, editor, onClose }: EditingProps) {
  const [day, setDay] = useState(asked);
  const params = { coachingId: client.coachingId, enrollmentId: enrollment.id };
  const { version } = enrollment;
  const save = useAction({
    send: (call, wanted: ProgramDay | null) =>
      call(changeClientSchedule, {
        params,
        body: { by: 'adjust', version, workoutId: workout.id, workout: wanted },
      }),
    done: `${workout.name} adjusted`,
    failed: 'Couldn’t adjust the workout',
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <>
      <p className={text.hint}>
        Only the workout that {client.name} has on {shortDay(workout.day)} changes. They get a notification
        and can undo it.
      </p>
      <Suspense fallback={<Spinner label="Loading" />}>
        <editor.Section day={day} exercises={exercises} onChange={setDay} />
      </Suspense>
      <div className={styles.pair}>
        <Button
          variant="main"
          size={48}
          busy={save.busy}
          disabled={day === asked || day.blocks.length === 0}
          onClick={() => save.run(day)}
        >
          {`Save for ${client.name}`}
        </Button>
        {workout.isAdjusted && (
          <Button size={48} onClick={() => save.run(null)}>
            Use the program’s workout
          </Button>
        )}
        <Button size={48} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
