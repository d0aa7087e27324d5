import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './send-status.module.css';

/** Whether the server has everything. */
export function sendStatusText(waiting: number, offline: boolean): string {
  if (waiting === 0) return 'All saved';
  return offline ? `Offline, ${waiting} to send` : `${waiting} to send`;
}

interface RefusedSendsProps<Send> {
  refused: readonly Send[];
  /** The device's storage refused something. */
  unkept: boolean;
  /** What was refused and why, and what trying again does. */
  wordsOf: (send: Send) => { readonly text: string; readonly again: string };
  onRetry: (send: Send) => void;
  onDiscard: (send: Send) => void;
}

/** What the server didn't accept, with why. */
export function RefusedSends<Send extends { readonly order?: number }>(props: RefusedSendsProps<Send>) {
  const { refused, unkept, wordsOf, onRetry, onDiscard } = props;
  return (
    <>
      {unkept && (
        <Note tone="bad" announced>
          This phone can’t store anything right now. Keep this page open until everything is sent.
        </Note>
      )}
      {refused.map((send) => {
        const { text, again } = wordsOf(send);
        return (
          <Note key={send.order} tone="bad" announced>
            <p>{text}</p>
            <div className={styles.pair}>
              <Button size={48} onClick={() => onRetry(send)}>
                {again}
              </Button>
              <Button size={48} variant="text" onClick={() => onDiscard(send)}>
                Discard
              </Button>
            </div>
          </Note>
        );
      })}
    </>
  );
}
