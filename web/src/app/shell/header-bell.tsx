import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const Bell = lazyPart(async () => (await import('../../features/notifications/inbox/bell.tsx')).Bell);

/** The bell's code loads only for signed-in people, to keep a visitor's first screen small. */
export function HeaderBell({ personId }: { personId: string }) {
  const waiting = <IconButton label="Notifications" icon={<IconBell size={20} stroke={1.75} />} disabled />;
  return (
    <Suspense fallback={waiting}>
      <Bell personId={personId} />
    </Suspense>
  );
}
