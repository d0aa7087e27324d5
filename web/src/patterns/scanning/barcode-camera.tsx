import { useEffect, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './scanning.module.css';

/** Reads barcodes with the camera. Its code is loaded when it opens. */
export function BarcodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const closing = new AbortController();
    async function open() {
      const { scanCodes } = await import('./barcodes.ts');
      if (!video.current) return;
      const { stop } = await scanCodes(video.current, (code) => latest.current(code));
      if (closing.signal.aborted) stop();
      else closing.signal.addEventListener('abort', stop);
    }
    open().catch(() => setFailed(true));
    return () => closing.abort();
  }, []);

  if (failed) {
    return (
      <Note tone="warn" announced>
        Couldn’t open the camera. Allow it in your browser, or type the codes.
      </Note>
    );
  }
  return <video ref={video} className={styles.barcodes} aria-label="Camera" playsInline muted />;
}
