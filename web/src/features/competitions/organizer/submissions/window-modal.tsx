import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { SubmissionWindowReply } from '@chalkline/contract/competitions/submission.schema.ts';
import { setSubmissionWindow } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { submissionQueries } from '../../submissions/submissions.queries.ts';

type ResultWindow = SubmissionWindowReply['window'];

interface WindowModalProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  window: ResultWindow | null;
  onClose: () => void;
}

/** Sets when athletes submit their own results of one workout, in the venue's time zone. */
export function WindowModal({ competition, workout, window, onClose }: WindowModalProps) {
  const { id, zone } = competition;
  const [opens, setOpens] = useKeptState('opens', () => fieldInZone(window?.opensAt ?? null, zone));
  const [closes, setCloses] = useKeptState('closes', () => fieldInZone(window?.closesAt ?? null, zone));
  const [needsVideo, setNeedsVideo] = useKeptState('needs video', window?.needsVideo ?? true);
  const opensAt = momentInZone(opens, zone);
  const closesAt = momentInZone(closes, zone);
  const isBackwards = opensAt !== null && closesAt !== null && opensAt >= closesAt;
  const save = useAction({
    send: (call, to: ResultWindow | null) =>
      call(setSubmissionWindow, {
        params: { competitionId: id, workoutId: workout.id },
        body: { window: to },
      }),
    done: (_, to) =>
      to === null
        ? `Athletes can’t submit results of ${workout.name} anymore`
        : `Athletes submit results of ${workout.name} until ${plannedTime(to.closesAt, zone)}`,
    invalidates: [submissionQueries.all],
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Results of ${workout.name} from athletes`}
      actions={
        <>
          {window && (
            <Button busy={save.busy} onClick={() => save.run(null)}>
              Turn off
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="main"
            busy={save.busy}
            disabled={closesAt === null || isBackwards}
            onClick={() => closesAt !== null && save.run({ opensAt, closesAt, needsVideo })}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          Athletes submit their result on the workout’s page. It counts at once, and your staff reviews it
          under Judging.
        </p>
        <TextField
          label="From"
          optional
          hint={opensAt ? plannedTime(opensAt, zone) : 'Empty: as soon as the workout is released.'}
          type="datetime-local"
          data-autofocus
          value={opens}
          onChange={({ currentTarget }) => setOpens(currentTarget.value)}
        />
        <TextField
          label="Until"
          hint={closesAt ? plannedTime(closesAt, zone) : `In ${zoneText(zone)}.`}
          error={isBackwards ? 'Choose a time after the start.' : undefined}
          type="datetime-local"
          value={closes}
          onChange={({ currentTarget }) => setCloses(currentTarget.value)}
        />
        <Checkbox
          label="A link to a video is required"
          checked={needsVideo}
          onChange={({ currentTarget }) => setNeedsVideo(currentTarget.checked)}
        />
        <ActionError error={save.error} />
      </Stack>
    </Modal>
  );
}
