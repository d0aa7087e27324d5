import { filesAtMost } from '@chalkline/contract/messages/message.schema.ts';
import { fileLimits, fileTypes } from '@chalkline/contract/uploads/document-limits.ts';
import { imageLimits, imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { useEffect, useRef, useState } from 'react';
import { endingOf } from '../../ui/file-link.tsx';
import { keepFile } from './message-store.ts';
import type { WaitingFile } from './outbox.ts';

/** A picture or file that was chosen for the message being written. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** Shows the picture; null for a file. */
  readonly preview: string | null;
}

/** What was picked, dropped or pasted; nothing is uploaded before the message is sent. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = useRef(chosen);
  now.current = chosen;
  useEffect(() => () => release(now.current), []);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const fitting = files.filter((file) => refusalOf(file) === null);
    const room = filesAtMost - chosen.length;
    const wrong = files.map(refusalOf).find((one) => one !== null) ?? null;
    setRefusal(
      wrong ?? (fitting.length > room ? `A message has up to ${filesAtMost} pictures and files.` : null),
    );
    setChosen([...chosen, ...fitting.slice(0, room).map(chosenFile)]);
  };
  const remove = (id: string) => {
    release(chosen.filter((one) => one.id === id));
    setChosen(chosen.filter((one) => one.id !== id));
    setRefusal(null);
  };
  /** Hands them to the outbox. */
  const take = (): WaitingFile[] => {
    release(chosen);
    setChosen([]);
    setRefusal(null);
    return chosen.map(({ id, file }) => {
      void keepFile(id, file);
      return { id, name: file.name, bytes: file.size, isPicture: isPicture(file), uploadId: null };
    });
  };
  return { chosen, add, remove, take, refusal };
}

function chosenFile(file: File): ChosenFile {
  return { id: crypto.randomUUID(), file, preview: isPicture(file) ? URL.createObjectURL(file) : null };
}

function release(files: readonly ChosenFile[]): void {
  for (const { preview } of files) if (preview) URL.revokeObjectURL(preview);
}

function isPicture(file: File): boolean {
  return imageTypes.split(',').includes(file.type);
}

/** The server checks what is in it; this saves the way there. */
function refusalOf(file: File): string | null {
  if (isPicture(file))
    return file.size > imageLimits.bytes ? `${file.name} is larger than 15 MB. Choose a smaller one.` : null;
  if (!fileTypes.split(',').includes(`.${endingOf(file.name)}`))
    return `${file.name} can’t be sent. Choose pictures, PDF, CSV, Word or Excel files.`;
  return file.size > fileLimits.bytes ? `${file.name} is larger than 25 MB. Choose a smaller one.` : null;
}
