import type {
  ClientEnrollmentReply,
  RunningBrief,
  ScheduledReply,
} from '@chalkline/contract/training/enrollment.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { today } from '../../../ui/now.ts';
import text from '../../../ui/text.module.css';
import type { ClientSections } from '../brought-sections.ts';
import { ChangeDays } from '../program/days-modal.tsx';
import { DueMarks, ProgramWeek } from '../program/program-week.tsx';
import { progressText, weekAround, weekOf } from '../program/running-texts.ts';
import { ScheduleList } from '../program/schedule-list.tsx';
import { SwitchModal } from '../program/switch-modal.tsx';
import { UndoChange } from '../program/undo-change.tsx';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { AdjustWorkout } from './adjust-workout.tsx';

interface ClientProgramProps extends ClientSections {
  client: { readonly coachingId: string; readonly name: string };
  running: RunningBrief;
}

/** A program that a client trains by: how it goes, their week, and what the trainer can change of it. */
export function ClientProgram({ client, running, ...brought }: ClientProgramProps) {
  const { program, adherence } = running;
  const query = useQuery(trainingQueries.clientEnrollment(client.coachingId, running.id));
  return (
    <>
      <div className={styles.progress}>
        <b>{program}</b>
        <p>{progressText(running)}</p>
        {query.data && <DueMarks workouts={query.data.schedule} />}
        <p className={text.hint}>{adherenceText(adherence)}</p>
      </div>
      <Loaded query={query} failed="Couldn’t load the schedule">
        {(enrollment) => <Schedule enrollment={enrollment} client={client} {...brought} />}
      </Loaded>
    </>
  );
}

type ScheduleProps = Omit<ClientProgramProps, 'running'> & { enrollment: ClientEnrollmentReply };

function Schedule({ enrollment, client, changes, editor }: ScheduleProps) {
  const { program, schedule, newer, canUndo } = enrollment;
  const [isWhole, setWhole] = useState(false);
  const [switching, setSwitching] = useState(false);
  const [adjusting, setAdjusting] = useState<ScheduledReply | null>(null);
  const theirs = { ...enrollment, client };
  const adjust = enrollment.canAdjust ? { onAdjust: setAdjusting } : {};
  return (
    <>
      {newer && (
        <div className={styles.aside}>
          <Note>
            <p>
              You published a new version of {program}. {client.name} keeps theirs until one of you switches.
            </p>
            <div className={styles.pair}>
              <Button size={48} onClick={() => setSwitching(true)}>
                Move to new version
              </Button>
            </div>
          </Note>
        </div>
      )}
      {!isWhole && <ProgramWeek enrollment={theirs} workouts={schedule} {...adjust} />}
      <ScheduleList enrollment={theirs} workouts={isWhole ? schedule : besides(schedule)} {...adjust} />
      {adjusting && (
        <AdjustWorkout
          key={adjusting.id}
          {...{ enrollment, client, editor }}
          workout={adjusting}
          onClose={() => setAdjusting(null)}
        />
      )}
      <div className={`${styles.pair} ${styles.aside}`}>
        <Button size={48} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show this week' : 'Show all weeks'}
        </Button>
        {enrollment.done + enrollment.skipped < enrollment.workouts && <ChangeDays enrollment={theirs} />}
        {canUndo && <UndoChange enrollment={theirs} />}
      </div>
      {switching && newer && (
        <SwitchModal
          enrollment={theirs}
          newer={newer}
          changes={changes}
          onClose={() => setSwitching(false)}
        />
      )}
    </>
  );
}

/** What was missed before this week, and the next one after it. */
function besides(schedule: readonly ScheduledReply[]): ScheduledReply[] {
  const [monday, sunday] = weekAround(today());
  return weekOf(schedule, today()).filter(({ day }) => day < monday || day > sunday);
}

/** "7 of 8 workouts done in the last four weeks, 88%" */
function adherenceText({ due, done }: { readonly due: number; readonly done: number }): string {
  if (due === 0) return 'Nothing was due in the last four weeks.';
  return `${done} of ${due} workouts done in the last four weeks, ${Math.round((100 * done) / due)}%`;
}
