import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import styles from './security.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once, to write down or save. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Save your recovery codes"
      width={560}
      actions={
        <>
          <Button
            onClick={() =>
              saveFile(fileNameOf(['recovery codes'], 'txt'), `${codes.join('\n')}\n`, 'text/plain')
            }
          >
            Download
          </Button>
          <Button variant="main" onClick={onClose}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          If you lose your phone, each code signs you in once instead of your app. We won’t show them again.
        </p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
