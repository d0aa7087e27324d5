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
  /** Where it stands in the body: ids and errors of its fields begin with it. */
  path: string;
  value: OwnTable;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (table: OwnTable) => void;
}

/** Rows shown at once; a sheet of the wrong kind has a problem in each of them. */
const mostShown = 5;

/**
 * Places and their points, typed, pasted from a sheet or from a file. Each row that cannot be read is named; until
 * it can be, there is no table to save.
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
        label="Name of the table"
        hint="As people read it beside the board."
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
            ? `${reading.points.length} places. One on each line: 1,100. Places after the last earn 0.`
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
