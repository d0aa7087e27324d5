import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { IconShare2 } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';

const ShareModal = lazyPart(async () => (await import('./share-modal.tsx')).ShareModal);
const LinkModal = lazyPart(async () => (await import('./share-modal.tsx')).LinkModal);

interface Look {
  size?: 32 | 40 | 48;
  wide?: boolean;
  variant?: 'line' | 'tool' | 'text' | 'frame';
}

interface ShareButtonProps extends Look {
  name: string;
  /** What is shared: the link is asked of the server. */
  segment: ShareSegment;
  id: string;
}

/** Opens the share modal; its code comes with the first press. */
export function ShareButton({ name, segment, id, ...look }: ShareButtonProps) {
  return (
    <Opener look={look}>{(modal) => <ShareModal {...modal} name={name} segment={segment} id={id} />}</Opener>
  );
}

interface ShareLinkButtonProps extends Look {
  name: string;
  link: string;
  /** "Invite a client"; left out: "Share". */
  label?: string;
}

/** The same for something that isn’t public, whose link the server doesn’t give out. */
export function ShareLinkButton({ name, link, label, ...look }: ShareLinkButtonProps) {
  return (
    <Opener look={look} label={label}>
      {(modal) => <LinkModal {...modal} name={name} link={link} />}
    </Opener>
  );
}

interface OpenerProps {
  look: Look;
  label?: string | undefined;
  children: (modal: { opened: boolean; onClose: () => void }) => ReactNode;
}

function Opener({ look, label = 'Share', children }: OpenerProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        {...look}
        icon={<IconShare2 size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setState('open')}
      >
        {label}
      </Button>
      {state !== 'never' && (
        <Suspense>{children({ opened: state === 'open', onClose: () => setState('closed') })}</Suspense>
      )}
    </>
  );
}
