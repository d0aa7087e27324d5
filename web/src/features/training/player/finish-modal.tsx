import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { volumeOf } from '@chalkline/contract/training/records.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { timeNow } from '../../../ui/now.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { desk } from '../desk.ts';
import { loadText } from '../loads.ts';
import styles from '../training.module.css';
import type { KeptLog } from '../training-store.ts';
import { useUnit } from '../use-unit.ts';

interface FinishModalProps {
  log: KeptLog;
  onClose: () => void;
  onDone: () => void;
}

/** A workout's name and note, and its end. Without a set it can be thrown away. */
export function FinishModal({ log, onClose, onDone }: FinishModalProps) {
  const [unit] = useUnit();
  const [name, setName] = useKeptState(`workout name ${log.id}`, log.name);
  const [note, setNote] = useKeptState(`workout note ${log.id}`, log.note);
  const volume = volumeOf(log.sets);
  const finish = () => {
    const endedAt = log.endedAt ?? new Date(timeNow()).toISOString();
    const named = { name: name.trim() || log.name, note: note.trim() };
    void desk.changeLog({ ...log, ...named, endedAt, rest: null, timer: null, editing: false });
    onDone();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={log.endedAt ? 'Finish editing' : 'Finish workout'}
      below={[
        counted(log.sets.length, ['set', 'sets']),
        ...(volume > 0 ? [`${loadText(volume, unit)} in all`] : []),
      ].join(', ')}
      actions={
        <>
          {log.sets.length === 0 && !log.endedAt && (
            <Button
              variant="danger"
              onClick={() => {
                void desk.removeLog(log);
                onDone();
              }}
            >
              Discard workout
            </Button>
          )}
          <Button variant="main" onClick={finish}>
            {log.endedAt ? 'Save' : 'Finish'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label="Name"
          value={name}
          maxLength={trainingLimits.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label="Note"
          optional
          value={note}
          maxLength={trainingLimits.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
