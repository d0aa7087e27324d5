import { ageMisfit } from '@chalkline/contract/competitions/age-misfit.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/choices.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { Note } from '../../../../ui/note.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface PersonalFieldsProps {
  competition: CompetitionReply;
  divisionId: string;
  birthDate: string | null;
  unnamed: boolean;
  error: ReactNode;
  onBirthDate: (day: string | null) => void;
  onUnnamed: (on: boolean) => void;
}

/** Personal details that aren't public: birth date, and whether the name is hidden. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { competition, divisionId, birthDate, unnamed, error, onBirthDate, onUnnamed } = props;
  const misfit = ageMisfit(competition, { divisionId, birthDate });
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
      {misfit && <Note tone="warn">{`${misfit}. You can still register this athlete.`}</Note>}
      <Checkbox
        label="Hide name"
        hint="Only your staff see the name. Everyone else sees “Athlete” and the bib number."
        checked={unnamed}
        onChange={(change) => onUnnamed(change.currentTarget.checked)}
      />
    </>
  );
}
