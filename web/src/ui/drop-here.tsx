import { useEffect, useState } from 'react';
import styles from './drop-here.module.css';

interface DropHereProps {
  label: string;
  onFiles: (files: readonly File[]) => void;
}

const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Covers the nearest positioned element while files are dragged over the window. A button has to do the same. */
export function DropHere({ label, onFiles }: DropHereProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => bringsFiles(event) && setOver(true);
    // Dropped beside it, the browser would open the file.
    const keep = (event: DragEvent) => bringsFiles(event) && event.preventDefault();
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      keep(event);
      setOver(false);
    };
    const heard = { dragenter: enter, dragover: keep, dragleave: leave, drop } as const;
    const names = Object.keys(heard) as (keyof typeof heard)[];
    for (const name of names) window.addEventListener(name, heard[name]);
    return () => {
      for (const name of names) window.removeEventListener(name, heard[name]);
    };
  }, []);
  if (!isOver) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; a button does the same
    <div className={styles.drop} onDrop={(event) => onFiles([...event.dataTransfer.files])}>
      {label}
    </div>
  );
}
