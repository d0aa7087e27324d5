import { useState } from 'react';
import { ConfirmModal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { logOut } from '../log-out.ts';

/** Asks before logging out with unsaved changes. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const leave = () => {
    setState('busy');
    logOut().catch(() => setState('failed'));
  };
  return (
    <ConfirmModal
      opened
      title="Log out with unsaved changes?"
      confirm="Log out"
      keep="Stay signed in"
      danger
      busy={state === 'busy'}
      onClose={onClose}
      onConfirm={leave}
    >
      Your changes aren't saved yet. They stay in this browser and come back when you sign in here again.
      {state === 'failed' && (
        <Note tone="bad" announced>
          This browser couldn't keep your changes, so you're still signed in. Save them first.
        </Note>
      )}
    </ConfirmModal>
  );
}
