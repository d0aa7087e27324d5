import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { scoreHistory } from '../../score-history/score-history.queries.ts';
import { EntrySelect } from './entry-select.tsx';
import { PenaltyModal } from './penalty-modal.tsx';

/** Chooses a score, then adds a penalty to it. */
export function PenaltyStart({
  competition,
  onClose,
}: {
  competition: CompetitionReply;
  onClose: () => void;
}) {
  const { id, workouts } = competition;
  const [entry, setEntry] = useState<EntryReply | null>(null);
  const [workoutId, setWorkoutId] = useState(workouts[0]?.id ?? '');
  const [isChosen, setIsChosen] = useState(false);
  const workout = workouts.find((one) => one.id === workoutId);
  const history = useQuery({
    ...scoreHistory(id, workoutId, entry?.id ?? ''),
    enabled: entry !== null && workoutId !== '',
  });
  const value = history.data?.[0]?.value ?? null;
  if (isChosen && entry && workout && value) {
    return <PenaltyModal {...{ competition, workout, entry, value, onClose }} />;
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add a penalty"
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" disabled={value === null} onClick={() => setIsChosen(true)}>
            Continue
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <EntrySelect competitionId={id} chosen={entry} onChoose={setEntry} />
        <SelectField
          label="Workout"
          choices={workouts.map((one) => ({ value: one.id, label: one.name }))}
          value={workoutId}
          onChange={setWorkoutId}
        />
        {entry && history.data && value === null && (
          <Note tone="warn">{entry.name} has no score in this workout yet.</Note>
        )}
        {value && <p>The score is {history.data?.[0]?.understood}.</p>}
      </Stack>
    </Modal>
  );
}
