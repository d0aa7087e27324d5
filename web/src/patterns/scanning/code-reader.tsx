import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './scanning.module.css';

const loadCamera = async () => (await import('./camera-view.tsx')).CameraView;
const CameraView = lazyPart(loadCamera);

/** Loads the camera's code before it is used: later there may be no network. Without one now, it is tried on use. */
export async function keepCamera(): Promise<void> {
  // It is tried again when the camera is used, which says so.
  await loadCamera().catch(() => undefined);
}

/** On a phone the camera reads, and a field with the focus would open the keyboard over it. */
const hasHandScanner = () => window.matchMedia('(pointer: fine)').matches;

interface CodeReaderProps {
  /** What is read: "Ticket code". */
  label: string;
  onCode: (code: string) => void;
  /** Choices in front of the camera’s button. */
  tools?: ReactNode;
  /** The verdict on the last code: right below the camera while that is on, for phones to show both. */
  children?: ReactNode;
}

/** Reads codes by camera, or from a hand scanner, which types the code and presses Enter. */
export function CodeReader({ label, onCode, tools, children }: CodeReaderProps) {
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section className={styles.scanner} aria-label="Scanner">
      <div className={styles.tools}>
        {tools}
        <Button
          size={48}
          icon={camera ? <IconCameraOff {...icon} /> : <IconCamera {...icon} />}
          onClick={() => setCamera(!camera)}
        >
          {camera ? 'Stop camera' : 'Scan with camera'}
        </Button>
      </div>
      {camera && (
        <Suspense fallback={<div className={styles.camera} />}>
          <CameraView onCode={onCode} />
        </Suspense>
      )}
      {camera && children}
      <form
        className={styles.typed}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const code = typed.trim();
          setTyped('');
          field.current?.focus();
          if (code) onCode(code);
        }}
      >
        <TextField
          ref={field}
          label={label}
          hint="For hand scanners: keep the cursor here."
          autoComplete="off"
          spellCheck={false}
          data-autofocus={hasHandScanner() || undefined}
          value={typed}
          onChange={(change) => setTyped(change.currentTarget.value)}
        />
        <Button type="submit" size={48}>
          Check
        </Button>
      </form>
      {!camera && children}
    </section>
  );
}
