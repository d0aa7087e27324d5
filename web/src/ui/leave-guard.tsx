import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { hasUnsaved, useUnsaved } from './unsaved.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** What would be lost, and what is safe. */
  children: string;
  /** The query says what is open on the screen, so changing it also leaves. */
  withQuery?: boolean;
  /** Saves; the screen is left once it has worked, and stays when it gives false. */
  onSave?: () => Promise<boolean>;
}

/** Asks before a screen with unsaved changes is left, by a link, the back button or the browser's own doors. */
export function LeaveGuard({ unsaved, children, withQuery = false, onSave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      unsaved &&
      hasUnsaved() &&
      (here.pathname !== next.pathname || (withQuery && here.search !== next.search)),
  );
  useUnsaved(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const saveAndLeave = async () => ((await onSave?.()) ? leave() : stay());
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      width={540}
      actions={
        <>
          <Button variant="text" onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={leave}>
            Discard changes
          </Button>
          {onSave && (
            <Button variant="main" onClick={saveAndLeave}>
              Save and leave
            </Button>
          )}
        </>
      }
    >
      {children}
    </Modal>
  );
}
