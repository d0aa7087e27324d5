import { frameLoop, type QRCamera, QRCanvas, rearCamera } from 'qr/dom.js';
import { useEffect, useRef, useState } from 'react';
import styles from './code-camera.module.css';
import { EmptyState } from './empty-state.tsx';

/** A frame in its own size: in that of the element, a phone’s upright picture is squeezed and codes aren’t found. */
const asItIs = true;

/** Shows what the rear camera sees until a QR code is in it. */
export function CodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const camera = await rearCamera(player);
      if (isOver) return camera.stop();
      const cancel = readFrames(camera, (code) => found.current(code));
      stop = () => {
        cancel();
        camera.stop();
      };
    };
    start().catch(() => setRefused(true));
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  if (isRefused)
    return (
      <EmptyState title="The camera isn’t available">
        Allow this site to use the camera in your browser’s settings. You can search by name meanwhile.
      </EmptyState>
    );
  return <video ref={video} className={styles.camera} muted playsInline aria-label="Camera" />;
}

/** One frame at a time, until a code is read. Gives what ends it. */
function readFrames(camera: QRCamera, onCode: (code: string) => void): () => void {
  const canvas = new QRCanvas();
  let isReading = false;
  let isOver = false;
  const cancel = frameLoop(() => {
    if (isReading || isOver) return;
    isReading = true;
    camera
      .readFrame(canvas, asItIs)
      .then((code) => {
        isReading = false;
        if (isOver || typeof code !== 'string') return;
        isOver = true;
        onCode(code);
      })
      // A frame that can’t be read is like one without a code: the next one comes.
      .catch(() => {
        isReading = false;
      });
  });
  return () => {
    isOver = true;
    cancel();
  };
}
