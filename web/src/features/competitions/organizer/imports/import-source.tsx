import { largestImport } from '@chalkline/contract/competitions/import.schema.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../../platform/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormBody } from '../../../../ui/field.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TextArea } from '../../../../ui/text-field.tsx';
import { readTextFile } from './read-text-file.ts';

interface ImportSourceProps {
  csv: string;
  onCsv: (csv: string) => void;
  onCheck: () => void;
  busy: boolean;
  /** A file to start from. */
  template: { fileName: string; csv: string };
  /** Which columns are understood. */
  columns: ReactNode;
  /** What the file does not say. */
  children?: ReactNode;
}

/** Where the rows come from: a file, or text pasted from a spreadsheet. */
export function ImportSource(props: ImportSourceProps) {
  const { csv, onCsv, onCheck, busy, template, columns, children } = props;
  const [file, setFile] = useState<File | null>(null);
  const tooLarge = csv.length > largestImport.characters;
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    onCsv(await readTextFile(chosen));
  };
  return (
    <Panel
      title="The file"
      padded
      actions={
        <Button
          size={32}
          variant="tool"
          icon={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile(template.fileName, template.csv)}
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
          wanted="CSV, up to 50,000 rows"
          hint={columns}
          error={tooLarge ? 'This file is larger than 5 MB. Import it in parts.' : undefined}
          onChange={choose}
        />
        <TextArea
          label="Or paste the rows, with their header"
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
            Check the rows
          </Button>
        </Row>
      </FormBody>
    </Panel>
  );
}
