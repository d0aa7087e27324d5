import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { setEmbargo } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { ResultNames } from './result-names.tsx';

interface EmbargoModalProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
  onClose: () => void;
  onDone: () => void;
}

/** Schedules drafts to publish at a time in the venue's time zone, or removes that time. */
export function EmbargoModal({ competition, chosen, onClose, onDone }: EmbargoModalProps) {
  const { id, zone } = competition;
  const set = chosen.find(({ publishAt }) => publishAt !== null)?.publishAt ?? null;
  const [typed, setTyped] = useKeptState('embargo', () => fieldInZone(set, zone));
  const moment = momentInZone(typed, zone);
  const save = useAction({
    send: (call, publishAt: string | null) =>
      call(setEmbargo, {
        params: { competitionId: id },
        body: {
          results: chosen.map(({ divisionId, workoutId }) => ({ divisionId, workoutId })),
          publishAt,
        },
      }),
    done: (_, publishAt) =>
      publishAt === null ? 'Publish time removed' : `Results will publish ${plannedTime(publishAt, zone)}`,
    invalidates: [competitionQueries.all],
    onDone,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Schedule publishing"
      actions={
        <>
          {set !== null && (
            <Button busy={save.busy} onClick={() => save.run(null)}>
              Remove time
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" busy={save.busy} disabled={moment === null} onClick={() => save.run(moment)}>
            Schedule
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>Only you and your staff see these results until then. They publish automatically.</p>
        <TextField
          label="Date and time"
          hint={moment ? plannedTime(moment, zone) : `In ${zoneText(zone)}.`}
          type="datetime-local"
          data-autofocus
          value={typed}
          onChange={(change) => setTyped(change.currentTarget.value)}
        />
        <ResultNames competition={competition} chosen={chosen} />
        <ActionError error={save.error} />
      </Stack>
    </Modal>
  );
}
