import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Location, useBlocker } from 'react-router';
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

type Guard = RefObject<LeaveGuardProps>;

/** Every guard of the screen. The router takes one blocker, so the first guard asks for all. */
const guards = new Set<Guard>();
const listeners = new Set<() => void>();

/** Asks before a screen with unsaved changes is left, by a link, the back button or the browser's own doors. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { unsaved } = props;
  const own = useRef(props);
  useLayoutEffect(() => {
    own.current = props;
  });
  useLayoutEffect(() => join(own), []);
  const asks = useSyncExternalStore(onGuards, () => first() === own);
  useUnsaved(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return asks ? <LeaveQuestion /> : null;
}

function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsaved() && [...guards].some((guard) => isLeft(guard.current, here, next)),
  );
  const open = [...guards].map(({ current }) => current).filter(({ unsaved }) => unsaved);
  const onSave = open.length === 1 ? open[0]?.onSave : undefined;
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
      {open.map(({ children }) => children).join(' ')}
    </Modal>
  );
}

function isLeft({ unsaved, withQuery = false }: LeaveGuardProps, here: Location, next: Location): boolean {
  return unsaved && (here.pathname !== next.pathname || (withQuery && here.search !== next.search));
}

function join(guard: Guard): () => void {
  guards.add(guard);
  tell();
  return () => {
    guards.delete(guard);
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

const first = () => guards.values().next().value;

function onGuards(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
