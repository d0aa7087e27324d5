import { IconCheck, IconCopy, IconQrcode, IconShare2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { Row } from '../page.tsx';
import { Spinner } from '../spinner.tsx';
import text from '../text.module.css';
import { TextField } from '../text-field.tsx';
import { addToast } from '../toasts.tsx';
import { copyText } from './copy-text.ts';
import styles from './share.module.css';
import { copied } from './share-rules.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface ShareModalProps {
  opened: boolean;
  onClose: () => void;
  /** Of the thing that is shared. */
  name: string;
  /** The whole address. */
  link: string;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A link to hand around: copied, as a QR code, or by whatever this device shares with. */
export function ShareModal({ opened, onClose, name, link }: ShareModalProps) {
  const fieldId = useId();
  const [isCopied, copy] = useCopy(fieldId);
  const [withCode, setWithCode] = useState(false);
  return (
    <Modal opened={opened} onClose={onClose} title={`Share ${name}`}>
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
        <p className={text.hint}>The link gives no rights: people see what they may see without it.</p>
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
    </Modal>
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
      addToast({ kind: 'warning', title: 'The browser did not copy it', detail: 'Copy it from the field.' });
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
