import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { useId, useState } from 'react';
import { copyText } from '../../../../patterns/share/copy-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface JudgeLinkModalProps {
  title: string;
  token: string;
  onClose: () => void;
}

/** A judge's link for a camera, and to copy. */
export function JudgeLinkModal({ title, token, onClose }: JudgeLinkModalProps) {
  const fieldId = useId();
  const [isCopied, setCopied] = useState(false);
  const link = absoluteUrl(window.location.origin, urlOf('judgeLink', {}, { link: token }));
  const copy = async () => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) setCopied(await copyText(field));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      below="The link works on the first phone that opens it."
      actions={
        <Button variant="main" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      }
    >
      <Stack gap={16}>
        <QrCode link={link} />
        <TextField id={fieldId} label="Link" readOnly value={link} />
      </Stack>
    </Modal>
  );
}
