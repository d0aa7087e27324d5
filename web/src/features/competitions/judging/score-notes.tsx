import type { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import type { FloorScore } from './judge-store.ts';
import styles from './judging.module.css';
import { stateText } from './outbox-list.tsx';
import type { ScoreDraft } from './score-draft.ts';

interface UnderstoodProps {
  reading: ReturnType<typeof readScore>;
  onAnswer: (answers: ScoreDraft['answers']) => void;
}

/** What was understood, or what is to be asked. */
export function Understood({ reading, onAnswer }: UnderstoodProps) {
  switch (reading.kind) {
    case 'empty':
      return <small>Enter the result</small>;
    case 'problem':
      return <small className={styles.isBad}>{reading.message}</small>;
    case 'score':
      return (
        <small className={styles.isGood}>
          <IconCheck size={18} stroke={2} aria-hidden="true" /> {reading.understood}
        </small>
      );
    case 'question':
      return (
        <>
          <small>{reading.message}</small>
          <span className={styles.two}>
            {reading.choices.map((choice) => (
              <Button key={choice.understood} size={64} wide onClick={() => onAnswer(choice.answers)}>
                {choice.understood}
              </Button>
            ))}
          </span>
        </>
      );
  }
}

interface LastScoreProps {
  recorded: string | null;
  by: string | undefined;
  own: FloorScore | null;
}

/** What the phone and the server have for this athlete. */
export function LastScore({ recorded, by, own }: LastScoreProps) {
  return (
    <div role="status">
      {own && (
        <Note tone={own.state === 'sent' ? 'good' : 'warn'}>
          <b>{own.understood}.</b> {stateText(own)}
        </Note>
      )}
      {recorded !== null && own?.understood !== recorded && (
        <Note>
          <b>{`Recorded: ${recorded}`}</b>
          {by && `, by ${by}`}
        </Note>
      )}
    </div>
  );
}
