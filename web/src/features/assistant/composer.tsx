import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useStickyFoot } from '../../ui/sticky-foot.ts';
import unseen from '../../ui/visually-hidden.module.css';
import styles from './composer.module.css';

const longest = 500;

interface ComposerProps {
  busy: boolean;
  placeholder: string;
  onAsk: (question: string) => void;
}

/** Enter sends; Shift and Enter start a new line. */
export function Composer({ busy, placeholder, onAsk }: ComposerProps) {
  const [typed, setTyped] = useState('');
  const isEmpty = typed.trim() === '';
  const send = () => {
    if (isEmpty || busy) return;
    onAsk(typed);
    setTyped('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={useStickyFoot('--dock')}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className={styles.field}>
        <span className={unseen.hidden}>Your question</span>
        <textarea
          rows={1}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </label>
      <button type="submit" className={styles.send} disabled={isEmpty || busy} aria-label="Ask" title="Ask">
        <IconSend size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </form>
  );
}
