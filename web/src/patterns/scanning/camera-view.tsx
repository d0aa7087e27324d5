import { frameLoop, type QRCamera, QRCanvas, rearCamera } from 'qr/dom.js';
import { useEffect, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './scanning.module.css';

/** A frame in its own size: in that of the element, a phone’s upright picture is squeezed and codes aren’t found. */
const asItIs = true;

/** The same code stays in view for a while: it is read once until it leaves. */
const sameForMs = 3000;

/** What the camera sees, and each code in it. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    let camera: QRCamera | null = null;
    let cancel: (() => void) | null = null;
    let isOver = false;
    const last = { code: '', at: 0 };
    const canvas = new QRCanvas();
    const see = (code: string) => {
      const now = performance.now();
      const isSame = code === last.code && now - last.at < sameForMs;
      last.code = code;
      last.at = now;
      if (!isSame) told.current(code);
    };
    rearCamera(player).then(
      (opened) => {
        if (isOver) return opened.stop();
        camera = opened;
        // Below it comes the verdict, which a phone has no room for further down.
        player.scrollIntoView({ block: 'start' });
        let isReading = false;
        cancel = frameLoop(() => {
          if (isReading) return;
          isReading = true;
          opened
            .readFrame(canvas, asItIs)
            .then((found) => {
              if (typeof found === 'string' && !isOver) see(found);
            })
            // A frame that can’t be read is like one without a code: the next one comes.
            .catch(() => undefined)
            .finally(() => {
              isReading = false;
            });
        });
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
      cancel?.();
      camera?.stop();
    };
  }, []);
  if (failed)
    return (
      <Note tone="warn" announced>
        The camera can’t be used. Allow it in your browser’s settings, or search instead.
      </Note>
    );
  return <video ref={video} className={styles.camera} muted playsInline aria-label="Camera" />;
}
