import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';

interface NoteModalProps {
  /** Which set it is of, for what is typed when the session ends. */
  set: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** What the person noticed in one set. */
export function NoteModal({ set, note, onSave, onClose }: NoteModalProps) {
  const [typed, setTyped] = useKeptState(`set note ${set}`, note);
  return (
    <Modal
      opened
      title="Note for this set"
      onClose={onClose}
      actions={
        <Button variant="main" size={48} onClick={() => onSave(typed.trim())}>
          Save note
        </Button>
      }
    >
      <TextArea
        id="set-note"
        label="Note"
        hint="Shown beside this set next time. Your trainer reads it if you share training."
        rows={3}
        maxLength={trainingLimits.setNote}
        data-autofocus
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
    </Modal>
  );
}
