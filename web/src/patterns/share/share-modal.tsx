import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { IconCheck, IconCopy, IconQrcode, IconShare2 } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useGivenLink } from '../../platform/share-link.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Row } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { addToast } from '../../ui/toasts.tsx';
import { Loaded } from '../loaded.tsx';
import { copyText } from './copy-text.ts';
import styles from './share.module.css';
import { copied } from './share-rules.ts';

const QrCode = lazyPart(async () => (await import('../../ui/qr-code.tsx')).QrCode);

interface ShareModalProps {
  opened: boolean;
  onClose: () => void;
  /** Of the thing that is shared. */
  name: string;
  segment: ShareSegment;
  id: string;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The link to share, as the server gives it: copied, as a QR code, or handed to another app. */
export function ShareModal({ opened, onClose, name, segment, id }: ShareModalProps) {
  const query = useGivenLink(segment, id);
  return (
    <Modal opened={opened} onClose={onClose} title={`Share ${name}`}>
      <Loaded query={query} failed="Couldn't get the link" skeleton={<Spinner label="Getting the link" />}>
        {(link) => <WaysToShare name={name} link={link} />}
      </Loaded>
    </Modal>
  );
}

interface LinkModalProps extends Pick<ShareModalProps, 'opened' | 'onClose' | 'name'> {
  link: string;
}

/** The same for a page whose address is known here. */
export function LinkModal({ opened, onClose, name, link }: LinkModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Share ${name}`}>
      <WaysToShare name={name} link={link} />
    </Modal>
  );
}

function WaysToShare({ name, link }: { name: string; link: string }) {
  const fieldId = useId();
  const [isCopied, copy] = useCopy(fieldId);
  const [withCode, setWithCode] = useState(false);
  return (
    <div className={styles.body}>
      <div className={styles.line}>
        <TextField id={fieldId} label="Link" labelHidden readOnly value={link} className={styles.link} />
        <Button
          variant="main"
          icon={isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className={text.hint}>This link doesn’t give anyone extra access.</p>
      <Row>
        <Button
          icon={<IconQrcode {...icon} />}
          aria-expanded={withCode}
          onClick={() => setWithCode(!withCode)}
        >
          QR code
        </Button>
        {'share' in navigator && (
          <Button icon={<IconShare2 {...icon} />} onClick={() => shareByDevice(name, link)}>
            Share with an app
          </Button>
        )}
      </Row>
      {withCode && (
        <div className={styles.code}>
          <Suspense fallback={<Spinner label="Drawing the code" />}>
            <QrCode link={link} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Whether the link was copied a moment ago, and how to. */
function useCopy(fieldId: string): [boolean, () => Promise<void>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const field = document.getElementById(fieldId) as HTMLInputElement;
    if (!(await copyText(field))) {
      addToast({
        kind: 'warning',
        title: 'Couldn’t copy the link',
        detail: 'Copy it from the field instead.',
      });
      return;
    }
    addToast({ kind: 'success', title: 'Link copied', closeAfter: copied.toastMs });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copied.checkMs);
  };
  return [isCopied, copy];
}

function shareByDevice(title: string, url: string): void {
  // Changing one's mind is no failure.
  navigator.share({ title, url }).catch(() => undefined);
}
