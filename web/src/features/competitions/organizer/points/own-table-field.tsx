import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { readOwnTable, type TableRowProblem } from '@chalkline/contract/competitions/own-points-table.ts';
import { type ReactNode, useState } from 'react';
import { FormBody } from '../../../../ui/field.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { readTextFile } from '../../../../ui/read-text-file.ts';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import styles from './points-fields.module.css';

type OwnTable = Extract<PointsSetting, { method: 'own_table' }>;

interface OwnTableFieldProps {
  /** The path in the body: prefix of the fields' ids and errors. */
  path: string;
  value: OwnTable;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (table: OwnTable) => void;
}

/** How many rows with problems are shown; a wrong file has one in each row. */
const mostShown = 5;

/**
 * Places and their points: typed, pasted from a spreadsheet or read from a file. Lists rows that can't be read; the
 * table can't be saved until they can.
 */
export function OwnTableField({ path, value, errors, onChange }: OwnTableFieldProps) {
  const [typed, setTyped] = useState(() => textOf(value.points));
  const [file, setFile] = useState<File | null>(null);
  const reading = readOwnTable(typed);
  const read = (text: string) => {
    setTyped(text);
    const found = readOwnTable(text);
    onChange({ ...value, points: found.kind === 'table' ? found.points : [] });
  };
  return (
    <FormBody>
      <TextField
        id={`${path}.name`}
        label="Table name"
        hint="Shown with the leaderboard."
        error={errors[`${path}.name`]}
        value={value.name}
        onChange={(change) => onChange({ ...value, name: change.currentTarget.value })}
      />
      <TextArea
        id={`${path}.points`}
        label="Places and points"
        rows={6}
        spellCheck={false}
        hint={
          reading.kind === 'table'
            ? `${reading.points.length} places. One per line, such as 1,100. Places after the last earn 0.`
            : undefined
        }
        error={reading.kind === 'problems' && <Problems problems={reading.problems} />}
        value={typed}
        onChange={(change) => {
          setFile(null);
          read(change.currentTarget.value);
        }}
      />
      <FileField
        label="Or a CSV file"
        optional
        file={file}
        accept=".csv,.tsv,.txt,text/csv"
        wanted="Rank,Points"
        onChange={async (chosen) => {
          if (!chosen) return;
          setFile(chosen);
          read(await readTextFile(chosen));
        }}
      />
    </FormBody>
  );
}

function Problems({ problems }: { problems: readonly TableRowProblem[] }) {
  const more = problems.length - mostShown;
  return (
    <span className={styles.rows}>
      {problems.slice(0, mostShown).map(({ row, message }) => (
        <span key={row}>
          Row {row}: {message}
        </span>
      ))}
      {more > 0 && <span>And {more} more.</span>}
    </span>
  );
}

function textOf(points: readonly number[]): string {
  return points.map((each, at) => `${at + 1},${each}`).join('\n');
}
