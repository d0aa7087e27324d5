import { disputeLimits } from '@chalkline/contract/checkout/disputes.schema.ts';
import {
  type EvidenceFileKind,
  evidenceFileKinds,
  evidenceTypes,
} from '@chalkline/contract/money/evidence.ts';
import { uploadDocument, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField, sizeText } from '../../../ui/file-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { evidenceKindLabels } from './dispute-texts.ts';
import styles from './disputes.module.css';

/** A file that is uploaded and will go with the evidence. */
export interface ChosenFile {
  readonly kind: EvidenceFileKind;
  readonly uploadId: string;
  readonly name: string;
  readonly bytes: number;
}

interface EvidenceFilesProps {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
}

/** PDFs and pictures for the bank, one of each kind, each uploaded as soon as it's chosen. */
export function EvidenceFiles({ files, onChange }: EvidenceFilesProps) {
  const open = evidenceFileKinds.filter((kind) => !files.some((file) => file.kind === kind));
  const [wanted, setWanted] = useState<EvidenceFileKind>('receipt');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const kind = open.includes(wanted) ? wanted : open[0];
  const used = files.reduce((sum, { bytes }) => sum + bytes, 0);

  async function add(file: File | null): Promise<void> {
    if (file === null || busy || kind === undefined) return;
    const fault = whyNot(file, used);
    setRefusal(fault);
    if (fault !== null) return;
    setBusy(true);
    try {
      const endpoint = file.type === 'application/pdf' ? uploadDocument : uploadImage;
      const { data } = await call(endpoint, { body: {} }, { files: { file } });
      onChange([...files, { kind, uploadId: data.id, name: file.name, bytes: file.size }]);
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((file) => (
            <li key={file.kind}>
              <span>
                <b>{file.name}</b>
                <small className={text.hint}>
                  {`${evidenceKindLabels[file.kind]}, ${sizeText(file.bytes)}`}
                </small>
              </span>
              <Button
                size={32}
                variant="text"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {kind !== undefined && (
        <>
          <SelectField
            label="What the file shows"
            choices={open.map((value) => ({ value, label: evidenceKindLabels[value] }))}
            value={kind}
            onChange={setWanted}
          />
          <FileField
            id="evidence-file"
            label="Add a file"
            file={null}
            accept={evidenceTypes.join(',')}
            wanted={`PDF, JPEG or PNG, ${sizeText(disputeLimits.bytes)} in all, ${sizeText(used)} used`}
            disabled={busy}
            hint={busy ? 'Uploading…' : undefined}
            error={refusal ?? undefined}
            onChange={(file) => void add(file)}
          />
        </>
      )}
    </div>
  );
}

function whyNot(file: File, used: number): string | null {
  if (!(evidenceTypes as readonly string[]).includes(file.type))
    return 'Banks read PDF, JPEG and PNG. Choose another file.';
  if (used + file.size > disputeLimits.bytes)
    return `All files together can have ${sizeText(disputeLimits.bytes)}. Choose a smaller one.`;
  return null;
}
