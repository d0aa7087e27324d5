import { useEffect, useRef, useState } from 'react';
import { Note } from '../../../ui/note.tsx';
import styles from './count.module.css';

/** Reads barcodes with the camera. Its code is loaded when it opens. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    async function open() {
      const { scanCodes } = await import('./scan-codes.ts');
      if (isGone || !video.current) return;
      const scanning = await scanCodes(video.current, (code) => latest.current(code));
      if (isGone) scanning.stop();
      else stop = scanning.stop;
    }
    open().catch(() => setFailed(true));
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  if (failed) {
    return <Note tone="warn">Couldn’t open the camera. Allow it in your browser, or type the codes.</Note>;
  }
  // biome-ignore lint/a11y/useMediaCaption: a live picture without sound
  return <video ref={video} className={styles.camera} aria-label="Camera" playsInline muted />;
}
