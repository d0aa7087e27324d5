import type { Drawing } from '@chalkline/contract/drawing.schema.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SignaturePad } from '../../../ui/signature-pad.tsx';
import styles from './judging.module.css';

interface SignModalProps {
  athlete: string;
  understood: string;
  signature: Drawing | null;
  onClose: () => void;
  /** null: without a signature. */
  onDone: (signature: Drawing | null) => void;
}

/** The athlete reads their result on the judge's phone and signs it, with or without a network. */
export function SignModal({ athlete, understood, signature, onClose, onDone }: SignModalProps) {
  const [strokes, setStrokes] = useState<Drawing>(signature ?? []);
  return (
    <Modal
      opened
      onClose={onClose}
      title={athlete}
      below="Check your result and sign it."
      sheet
      actions={
        <Button
          variant="main"
          size={64}
          wide
          disabled={strokes.length === 0 && signature === null}
          onClick={() => onDone(strokes.length === 0 ? null : strokes)}
        >
          {strokes.length === 0 && signature !== null ? 'Remove signature' : 'Confirm result'}
        </Button>
      }
    >
      <Stack gap={16}>
        <p className={styles.signed}>{understood}</p>
        <SignaturePad
          label="Signature"
          drawnOnly
          value={{ isTyped: false, strokes }}
          onChange={(next) => setStrokes(next.strokes)}
        />
      </Stack>
    </Modal>
  );
}
