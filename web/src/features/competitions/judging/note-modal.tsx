import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import type { ScoreDraft } from './score-draft.ts';

interface NoteModalProps {
  note: string;
  noReps: number;
  onClose: () => void;
  onDone: (part: Partial<ScoreDraft>) => void;
}

/** A note for the head judge, and the no-reps where one tap was too many. */
export function NoteModal({ note, noReps, onClose, onDone }: NoteModalProps) {
  const [text, setText] = useKeptState('note of a judge', note);
  const [count, setCount] = useKeptState('no-reps of a judge', String(noReps));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Note"
      below="For the head judge. Athletes don’t see it."
      sheet
      actions={
        <Button
          variant="main"
          size={64}
          wide
          onClick={() => onDone({ note: text.trim(), noReps: Math.min(999, Number(count) || 0) })}
        >
          Save note
        </Button>
      }
    >
      <FormBody tall>
        <TextArea
          label="Note"
          optional
          maxLength={500}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label="No-reps"
          inputMode="numeric"
          value={count}
          onChange={({ target }) => setCount(target.value.replace(/\D/g, '').slice(0, 3))}
        />
      </FormBody>
    </Modal>
  );
}
