import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';

const ShareModal = lazyPart(async () => (await import('./share-modal.tsx')).ShareModal);

interface ShareButtonProps {
  name: string;
  /** What is shared: the link is asked of the server. */
  segment: ShareSegment;
  id: string;
  size?: 32 | 40 | 48;
  wide?: boolean;
  variant?: 'line' | 'tool' | 'text' | 'frame';
}

/** Opens the share modal; its code comes with the first press. */
export function ShareButton({ name, segment, id, ...look }: ShareButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        {...look}
        icon={<IconShare2 size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setState('open')}
      >
        Share
      </Button>
      {state !== 'never' && (
        <Suspense>
          <ShareModal
            opened={state === 'open'}
            onClose={() => setState('closed')}
            name={name}
            segment={segment}
            id={id}
          />
        </Suspense>
      )}
    </>
  );
}
