import { type StaffRole, type StaffTask, staffRoles } from '@chalkline/contract/competitions/staff.schema.ts';
import type { ReactNode } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { roleHints, roleLabels } from './role-labels.ts';

interface TaskFieldsProps {
  values: StaffTask;
  errors: { readonly role?: ReactNode; readonly until?: ReactNode };
  onChange: (task: StaffTask) => void;
}

export const taskTexts = {
  role: { label: 'Role', wrong: 'Choose a role.' },
  until: { label: 'Last day', wrong: 'Choose today or a later day.' },
} as const;

const choices = staffRoles.map((value) => ({ value, label: roleLabels[value] }));

/** A role and its last day; owners have none. */
export function TaskFields({ values: { role, until }, errors, onChange }: TaskFieldsProps) {
  return (
    <>
      <SelectField<StaffRole>
        id="role"
        label="Role"
        hint={roleHints[role]}
        error={errors.role}
        choices={choices}
        value={role}
        onChange={(next) => onChange({ role: next, until: next === 'owner' ? null : until })}
      />
      {role !== 'owner' && (
        <TextField
          id="until"
          type="date"
          label="Last day"
          optional
          hint="Their access ends at midnight after it."
          error={errors.until}
          value={until ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ role, until: value || null })}
        />
      )}
    </>
  );
}
