import { largestImport } from '@chalkline/contract/http/import.schema.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { FormBody } from './field.tsx';
import { FileField } from './file-field.tsx';
import { Row } from './page.tsx';
import { Panel } from './panel.tsx';
import { readTextFile } from './read-text-file.ts';
import { TextArea } from './text-field.tsx';

interface ImportSourceProps {
  csv: string;
  onCsv: (csv: string) => void;
  onCheck: () => void;
  busy: boolean;
  /** Which files, shown in the field. */
  wanted?: string;
  /** Gives out a file to start from. */
  onTemplate: () => void;
  /** Which columns are understood. */
  columns: ReactNode;
  /** What the file does not say. */
  children?: ReactNode;
}

/** Where the rows come from: a file, or text pasted from a spreadsheet. */
export function ImportSource(props: ImportSourceProps) {
  const {
    wanted = 'CSV, up to 50,000 rows',
    csv,
    onCsv,
    onCheck,
    busy,
    onTemplate,
    columns,
    children,
  } = props;
  const [file, setFile] = useState<File | null>(null);
  const tooLarge = csv.length > largestImport.characters;
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    onCsv(await readTextFile(chosen));
  };
  return (
    <Panel
      title="File"
      padded
      actions={
        <Button
          size={32}
          variant="tool"
          icon={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onTemplate}
        >
          Template
        </Button>
      }
    >
      <FormBody>
        <FileField
          label="CSV file"
          file={file}
          accept=".csv,.tsv,.txt,text/csv"
          wanted={wanted}
          hint={columns}
          error={tooLarge ? 'This file is larger than 5 MB. Import it in parts.' : undefined}
          onChange={choose}
        />
        <TextArea
          label="Or paste rows with a header"
          rows={6}
          spellCheck={false}
          value={file ? '' : csv}
          onChange={(change) => {
            setFile(null);
            onCsv(change.currentTarget.value);
          }}
        />
        {children}
        <Row>
          <Button variant="solid" busy={busy} disabled={csv.trim() === '' || tooLarge} onClick={onCheck}>
            Check rows
          </Button>
        </Row>
      </FormBody>
    </Panel>
  );
}
