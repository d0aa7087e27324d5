import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import type { Logging } from './log-modal.tsx';

const LogModal = lazyPart(async () => (await import('./log-modal.tsx')).LogModal);

/** The button that logs a result in an activity or challenge; the form's code comes with the first press. */
export function LogResult(props: Logging) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="main"
        size={48}
        wide
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Log a result
      </Button>
      {open && (
        <Suspense>
          <LogModal {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
