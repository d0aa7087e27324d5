import { absoluteUrl } from '@chalkline/contract/urls.ts';
import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LinkModal = lazyPart(async () => (await import('./share-modal.tsx')).LinkModal);

interface SharePageButtonProps {
  /** The name of what the page shows. */
  name: string;
  /** Its address inside the app. */
  to: string;
}

/** Opens the share modal for a page of this site; its code comes with the first press. */
export function SharePageButton({ name, to }: SharePageButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        label={`Share ${name}`}
        icon={<IconShare2 size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <Suspense>
          <LinkModal
            opened={state === 'open'}
            onClose={() => setState('closed')}
            name={name}
            link={absoluteUrl(window.location.origin, to)}
          />
        </Suspense>
      )}
    </>
  );
}
