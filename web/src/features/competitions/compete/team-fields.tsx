import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { factsNeeded } from '@chalkline/contract/competitions/eligibility.ts';
import type { UseFormReturnType } from '@mantine/form';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CompeteDraft } from './compete-form.ts';
import { GenderField } from './gender-field.tsx';

interface TeamFieldsProps {
  form: UseFormReturnType<CompeteDraft>;
  /** Of the chosen division. */
  index: number;
  division: DivisionReply | undefined;
}

/** The name of a team and the athletes beside the one who registers it. */
export function TeamFields({ form, index, division }: TeamFieldsProps) {
  const members = form.values.chosen[index]?.members ?? [];
  if (!division) return null;
  const needs = factsNeeded(division);
  return (
    <FieldSet legend={`Team, ${division.name}`}>
      <TextField
        id={`chosen.${index}.teamName`}
        label="Team name"
        hint="Shown on the leaderboard. You’re the captain."
        {...form.getInputProps(`chosen.${index}.teamName`)}
      />
      {members.map((member, place) => {
        const at = `chosen.${index}.members.${place}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no other identity than their place
          <FieldGrid key={place}>
            <TextField
              id={`${at}.name`}
              label={members.length === 1 ? 'Your partner’s name' : `Member ${place + 2}, name`}
              {...form.getInputProps(`${at}.name`)}
            />
            <TextField id={`${at}.email`} label="Email" type="email" {...form.getInputProps(`${at}.email`)} />
            {needs.birthDate && (
              <TextField
                id={`${at}.birthDate`}
                type="date"
                label="Birth date"
                error={form.errors[`${at}.birthDate`]}
                value={member.birthDate ?? ''}
                onChange={(change) =>
                  form.setFieldValue(`${at}.birthDate`, change.currentTarget.value || null)
                }
              />
            )}
            {needs.gender && (
              <GenderField
                id={`${at}.gender`}
                error={form.errors[`${at}.gender`]}
                value={member.gender}
                onChange={(gender) => form.setFieldValue(`${at}.gender`, gender)}
              />
            )}
          </FieldGrid>
        );
      })}
    </FieldSet>
  );
}
