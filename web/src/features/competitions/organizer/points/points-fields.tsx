import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { pointsTableLabel } from '@chalkline/contract/competitions/points-table-label.ts';
import { builtInTable, builtInTableNames } from '@chalkline/contract/competitions/points-tables.ts';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { earningText } from '../../scoring-rules-text.ts';
import { OwnTableField } from './own-table-field.tsx';
import { begunWith, type Method, methodLabels, methods } from './points-methods.ts';

interface PointsFieldsProps {
  /** The path in the body: prefix of the fields' ids and errors. */
  path: string;
  /** null: it has no points of its own. */
  value: PointsSetting | null;
  /** The label of `null`; undefined if a value is required. */
  none?: string;
  /** Which methods can be chosen. */
  allowed?: (method: Method) => boolean;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (points: PointsSetting | null) => void;
  /** Shown next to the fields. */
  children?: ReactNode;
}

/** How places or results earn points, with the fields of the chosen method. */
export function PointsFields(props: PointsFieldsProps) {
  const { path, value, none, allowed = () => true, errors, onChange, children } = props;
  const offered = methods.filter((method) => allowed(method) || method === value?.method);
  const choices: { value: Method | 'none'; label: string }[] = [
    ...(none === undefined ? [] : [{ value: 'none' as const, label: none }]),
    ...offered.map((method) => ({ value: method, label: methodLabels[method] })),
  ];
  return (
    <>
      <FieldGrid>
        <SelectField
          id={`${path}.method`}
          label="Points"
          hint={value ? earningText(value) : undefined}
          error={errors[path] ?? errors[`${path}.method`]}
          choices={choices}
          value={value?.method ?? 'none'}
          onChange={(method) => onChange(method === 'none' ? null : begunWith[method])}
        />
        {value?.method === 'table' && (
          <SelectField
            id={`${path}.table`}
            label="Points table"
            searchable
            nothingFound="No matching table"
            hint={tableHint(value.table)}
            error={errors[`${path}.table`]}
            choices={tablesWith(value.table).map((name) => ({
              value: name,
              label: capital(pointsTableLabel(name)),
            }))}
            value={value.table}
            onChange={(table) => onChange({ method: 'table', table })}
          />
        )}
        {children}
      </FieldGrid>
      {value?.method === 'own_table' && (
        <OwnTableField path={path} value={value} errors={errors} onChange={onChange} />
      )}
    </>
  );
}

/** The built-in tables, plus the current one if it has another name. */
function tablesWith(table: string): readonly string[] {
  return builtInTableNames.includes(table) ? builtInTableNames : [table, ...builtInTableNames];
}

const howTablesAreNamed =
  'Tables are named after their first year and their field size. Choose the smallest field that fits yours.';

/** `100, 97, 94, 91, 88 … 0 for place 40`, and what the name of a table means. */
function tableHint(table: string): string {
  const points = builtInTable(table);
  if (!points) return howTablesAreNamed;
  return `${points.slice(0, 5).join(', ')} … ${points.at(-1)} for place ${points.length}. ${howTablesAreNamed}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
