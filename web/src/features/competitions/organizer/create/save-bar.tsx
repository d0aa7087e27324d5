import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dock, UnsavedMark } from '../../../../ui/dock.tsx';
import text from '../../../../ui/text.module.css';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  unsaved: boolean;
  busy: boolean;
  savedAt: string | null;
  /** The previous step; undefined on the first. */
  back?: string | undefined;
  onSave: () => void;
  /** Disables saving: there's nothing to save yet. */
  saveOff?: boolean;
  /** "Save and go to workouts". */
  onward: string;
  /** The short label for phones. */
  onwardShort?: string;
  onGo: () => void;
}

/** Save state and buttons of a setup step, docked at the bottom. */
export function SaveBar({
  unsaved,
  busy,
  savedAt,
  back,
  onSave,
  saveOff,
  onward,
  onwardShort = 'Next',
  onGo,
}: SaveBarProps) {
  return (
    <Dock
      always
      action={
        <>
          {back && (
            <ButtonLink variant="text" to={back}>
              <span className={styles.wide}>Back</span>
              <span className={styles.phone}>
                <IconArrowLeft size={20} stroke={1.75} aria-label="Back" />
              </span>
            </ButtonLink>
          )}
          <Button onClick={onSave} disabled={saveOff ?? false} busy={busy}>
            <span className={styles.wide}>Save draft</span>
            <span className={styles.phone}>Save</span>
          </Button>
          <Button
            variant="main"
            onClick={onGo}
            busy={busy}
            iconAfter={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
          >
            <span className={styles.wide}>{onward}</span>
            <span className={styles.phone}>{onwardShort}</span>
          </Button>
        </>
      }
    >
      <div className={styles.words} role="status">
        {unsaved && (
          <UnsavedMark>
            <span className={styles.wide}>Unsaved changes</span>
            <span className={styles.phone}>Unsaved</span>
          </UnsavedMark>
        )}
        {savedAt && (
          <span className={text.hint}>
            <span className={styles.wide}>Draft last saved</span>
            <span className={styles.phone}>Saved</span> <TimeAgo at={savedAt} />
          </span>
        )}
      </div>
    </Dock>
  );
}
