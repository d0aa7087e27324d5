import type { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ReviewMark } from '@chalkline/contract/competitions/submission.schema.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { penaltyUnits } from '../penalty-words.ts';
import { readVideoTime, videoTime } from '../submissions/video-time.ts';
import styles from './review.module.css';

interface MarkListProps {
  marks: readonly ReviewMark[];
  kind: (typeof penaltyKinds)[number];
  onChange: (marks: readonly ReviewMark[]) => void;
}

/** What was seen in the video, by time, with a row to add more. */
export function MarkList({ marks, kind, onChange }: MarkListProps) {
  return (
    <section aria-label="Marks">
      {marks.length > 0 && (
        <ul className={styles.seen}>
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks can be the same
            <li key={index}>
              <b>{videoTime(mark.at)}</b>
              <span>{mark.text}</span>
              <span>{mark.amount > 0 ? `+${mark.amount} ${penaltyUnits[kind]}` : 'no effect'}</span>
              <IconButton
                size={32}
                label={`Remove the mark at ${videoTime(mark.at)}`}
                icon={<IconX size={18} stroke={1.75} />}
                onClick={() => onChange(marks.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <NewMark
        kind={kind}
        onAdd={(mark) => onChange([...marks, mark].toSorted((one, other) => one.at - other.at))}
      />
    </section>
  );
}

function NewMark({ kind, onAdd }: { kind: MarkListProps['kind']; onAdd: (mark: ReviewMark) => void }) {
  const [at, setAt] = useKeptState('mark at', '');
  const [text, setText] = useKeptState('mark text', '');
  const [amount, setAmount] = useKeptState<number | null>('mark amount', null);
  const seconds = readVideoTime(at);
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (seconds === null || text.trim() === '') return;
        onAdd({ at: seconds, text: text.trim(), amount: amount ?? 0 });
        setAt('');
        setText('');
        setAmount(null);
      }}
    >
      <TextField
        label="At"
        placeholder="6:42"
        value={at}
        error={at !== '' && seconds === null ? 'Like 6:42' : undefined}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <TextField
        label="What you saw"
        maxLength={160}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <NumberField
        label="Effect"
        optional
        decimals={kind !== 'reps'}
        unit={penaltyUnits[kind]}
        value={amount}
        onChange={setAmount}
      />
      <Button
        type="submit"
        disabled={seconds === null || text.trim() === ''}
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        Add
      </Button>
    </form>
  );
}
