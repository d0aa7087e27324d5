import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { factsNeeded } from '@chalkline/contract/competitions/eligibility.ts';
import type { UseFormReturnType } from '@mantine/form';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { CompeteDraft } from './compete-form.ts';
import { GenderField } from './gender-field.tsx';

interface TeamFieldsProps {
  form: UseFormReturnType<CompeteDraft>;
  /** Of the chosen division. */
  index: number;
  division: DivisionReply | undefined;
}

const nobody = { name: '', email: '', birthDate: null, gender: null };

/** The name of a team and the teammates who are known already; open places are filled from the team's page. */
export function TeamFields({ form, index, division }: TeamFieldsProps) {
  const members = form.values.chosen[index]?.members ?? [];
  if (!division) return null;
  const needs = factsNeeded(division);
  const field = `chosen.${index}.members`;
  const open = division.teamSize - 1 - members.length;
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
          <Stack key={place} gap={8}>
            <FieldGrid>
              <TextField
                id={`${at}.name`}
                label={division.teamSize === 2 ? 'Your partner’s name' : `Member ${place + 2}, name`}
                {...form.getInputProps(`${at}.name`)}
              />
              <TextField
                id={`${at}.email`}
                label="Email"
                type="email"
                {...form.getInputProps(`${at}.email`)}
              />
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
            <Row>
              <Button
                size={32}
                aria-label={`Remove ${member.name.trim() || `member ${place + 2}`}`}
                onClick={() => form.removeListItem(field, place)}
              >
                Remove
              </Button>
            </Row>
          </Stack>
        );
      })}
      {open > 0 && (
        <Row gap={16}>
          <Button size={32} onClick={() => form.insertListItem(field, nobody)}>
            {division.teamSize === 2 ? 'Add your partner' : 'Add a teammate'}
          </Button>
          <p className={text.hint}>
            {`${open === 1 ? '1 place' : `${open} places`} open. Teammates can also join by your invite link.`}
          </p>
        </Row>
      )}
    </FieldSet>
  );
}
