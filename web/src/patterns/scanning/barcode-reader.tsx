import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormBody } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BarcodeCamera } from './barcode-camera.tsx';

interface BarcodeReaderProps {
  /** What is read: "Barcode or SKU". */
  label: string;
  onCode: (code: string) => void;
  said: { readonly text: string; readonly found: boolean } | null;
}

/** Reads barcodes by camera, or from a hand scanner, which types the code and presses Enter. */
export function BarcodeReader({ label, onCode, said }: BarcodeReaderProps) {
  const [typed, setTyped] = useState('');
  const [withCamera, setWithCamera] = useState(false);
  const Icon = withCamera ? IconCameraOff : IconCamera;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim() !== '') onCode(typed.trim());
    setTyped('');
  }
  return (
    <Panel title="Scan" padded>
      <Stack gap={12}>
        {withCamera && <BarcodeCamera onCode={onCode} />}
        <form onSubmit={submit}>
          <FormBody>
            <TextField
              id="count-code"
              label={label}
              hint="Each scan of the same code adds one."
              autoComplete="off"
              value={typed}
              onChange={(change) => setTyped(change.currentTarget.value)}
            />
            <Row>
              <Button type="submit" variant="solid">
                Count one
              </Button>
              <Button
                icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setWithCamera(!withCamera)}
              >
                {withCamera ? 'Close camera' : 'Use camera'}
              </Button>
            </Row>
          </FormBody>
        </form>
        {said && (
          <Note tone={said.found ? 'info' : 'warn'} announced>
            {said.text}
          </Note>
        )}
      </Stack>
    </Panel>
  );
}
