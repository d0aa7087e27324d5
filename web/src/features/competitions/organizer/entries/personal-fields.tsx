import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/choices.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface PersonalFieldsProps {
  competition: CompetitionReply;
  birthDate: string | null;
  unnamed: boolean;
  error: ReactNode;
  onBirthDate: (day: string | null) => void;
  onUnnamed: (on: boolean) => void;
}

/** Personal details that aren't public: birth date, and whether the name is hidden. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { competition, birthDate, unnamed, error, onBirthDate, onUnnamed } = props;
  return (
    <>
      <FieldGrid>
        <TextField
          id="birthDate"
          type="date"
          label="Birth date"
          optional
          hint="Never public. Used for age divisions."
          min="1900-01-01"
          max={competition.startsOn}
          error={error}
          value={birthDate ?? ''}
          onChange={(change) => onBirthDate(change.currentTarget.value || null)}
        />
      </FieldGrid>
      <Checkbox
        label="Hide name"
        hint="Only your staff see the name. Everyone else sees “Athlete” and the bib number."
        checked={unnamed}
        onChange={(change) => onUnnamed(change.currentTarget.checked)}
      />
    </>
  );
}
