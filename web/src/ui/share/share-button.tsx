import { IconShare2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button.tsx';

const ShareModal = lazy(async () => ({ default: (await import('./share-modal.tsx')).ShareModal }));

interface ShareButtonProps {
  name: string;
  /** The whole address, from `useShareLink`. */
  link: string;
  size?: 32 | 40 | 48;
  wide?: boolean;
  variant?: 'line' | 'tool' | 'text' | 'frame';
}

/** Opens the share modal; its code comes with the first press. */
export function ShareButton({ name, link, ...look }: ShareButtonProps) {
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
          <ShareModal opened={state === 'open'} onClose={() => setState('closed')} name={name} link={link} />
        </Suspense>
      )}
    </>
  );
}
