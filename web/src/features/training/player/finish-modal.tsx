import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { volumeOf } from '@chalkline/contract/training/records.ts';
import { useState } from 'react';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { timeNow } from '../../../ui/now.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { desk } from '../desk.ts';
import { loadText } from '../loads.ts';
import { TimesFields } from '../times-fields.tsx';
import styles from '../training.module.css';
import type { KeptLog } from '../training-store.ts';
import { useUnit } from '../use-unit.ts';
import { timesOf, typedTimes } from '../workout-times.ts';

interface FinishModalProps {
  log: KeptLog;
  onClose: () => void;
  onDone: () => void;
}

/** A workout's name and note, when it was, and its end. Without a set it can be thrown away. */
export function FinishModal({ log, onClose, onDone }: FinishModalProps) {
  const [unit] = useUnit();
  const [name, setName] = useKeptState(`workout name ${log.id}`, log.name);
  const [note, setNote] = useKeptState(`workout note ${log.id}`, log.note);
  const volume = volumeOf(log.sets);
  const [before] = useState(() => ({ ...log, endedAt: log.endedAt ?? new Date(timeNow()).toISOString() }));
  const [typed, setTyped] = useKeptState(`workout times ${log.id}`, () => typedTimes(before));
  const [isWrong, setWrong] = useState(false);
  const finish = () => {
    const times = timesOf(typed, before, timeNow());
    if (!times) return setWrong(true);
    const named = { name: name.trim() || log.name, note: note.trim() };
    void desk.changeLog({ ...log, ...named, ...times, rest: null, timer: null, editing: false });
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
        <TimesFields value={typed} isWrong={isWrong} onChange={setTyped} />
      </div>
    </Modal>
  );
}
