import { useState } from 'react';
import { errorText } from '../platform/error-texts.ts';
import type { FieldLook } from '../ui/field.tsx';
import { FileField } from '../ui/file-field.tsx';

interface UploadFieldProps extends FieldLook {
  id: string;
  /** A file was uploaded before. */
  isUploaded: boolean;
  /** Bytes. */
  most: number;
  /** Sends the file; gives the upload's id. */
  upload: (file: File) => Promise<string>;
  onChange: (id: string) => void;
}

/** A PDF or picture, uploaded as soon as it is chosen; the value is the upload's id. */
export function UploadField({ hint, error, isUploaded, most, upload, onChange, ...look }: UploadFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(chosen: File | null): Promise<void> {
    if (chosen === null || busy) return;
    if (chosen.size > most) {
      setRefusal('This file is larger than 10 MB. Choose a smaller one.');
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      onChange(await upload(chosen));
      setFile(chosen);
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  }
  const state = busy ? 'Uploading…' : isUploaded && file === null ? 'You’ve uploaded a file.' : hint;
  return (
    <FileField
      {...look}
      file={file}
      accept="application/pdf,image/*"
      wanted="PDF or picture, up to 10 MB"
      disabled={busy}
      hint={state}
      error={refusal ?? error}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
