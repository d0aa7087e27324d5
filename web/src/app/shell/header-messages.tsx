import { urlOf } from '@chalkline/contract/urls.ts';
import { IconMessages } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { IconLink } from '../../ui/icon-button.tsx';

const MessagesLink = lazyPart(
  async () => (await import('../../features/messages/messages-link.tsx')).MessagesLink,
);

/** The link works at once; the count's code loads only for signed-in people. */
export function HeaderMessages({ personId }: { personId: string }) {
  const waiting = (
    <IconLink label="Messages" to={urlOf('messages')} icon={<IconMessages size={20} stroke={1.75} />} />
  );
  return (
    <Suspense fallback={waiting}>
      <MessagesLink personId={personId} />
    </Suspense>
  );
}
