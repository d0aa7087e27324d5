import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { readOwnTable } from '@chalkline/contract/competitions/own-points-table.ts';
import { useState } from 'react';
import { FieldGrid } from '../../../../ui/field.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';

type OwnTable = Extract<PointsSetting, { method: 'own_table' }>;

interface OwnTableFieldProps {
  value: OwnTable;
  onChange: (table: OwnTable) => void;
}

/** Places and their points, typed or pasted from a sheet; what cannot be read is named with its row. */
export function OwnTableField({ value, onChange }: OwnTableFieldProps) {
  const [typed, setTyped] = useState(() =>
    value.points.map((points, at) => `${at + 1},${points}`).join('\n'),
  );
  const reading = readOwnTable(typed);
  const problem = reading.kind === 'problems' ? reading.problems[0] : undefined;
  return (
    <FieldGrid>
      <TextField
        id="scoring.points.name"
        label="Name of the table"
        value={value.name}
        onChange={(change) => onChange({ ...value, name: change.currentTarget.value })}
      />
      <TextArea
        id="scoring.points.points"
        label="Places and points"
        rows={6}
        hint="One place on each line: 1,100"
        error={problem && `Row ${problem.row}: ${problem.message} The last table that could be read is kept.`}
        value={typed}
        onChange={(change) => {
          setTyped(change.currentTarget.value);
          const read = readOwnTable(change.currentTarget.value);
          if (read.kind === 'table') onChange({ ...value, points: read.points });
        }}
      />
    </FieldGrid>
  );
}
