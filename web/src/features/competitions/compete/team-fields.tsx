import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { factsNeeded } from '@chalkline/contract/competitions/eligibility.ts';
import type {
  RegistrationDetails,
  RegistrationReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { teamShares } from '@chalkline/contract/competitions/team-shares.rules.ts';
import type { UseFormReturnType } from '@mantine/form';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { hoursText, priceText } from '../registration-texts.ts';
import type { CompeteDraft } from './compete-form.ts';
import { GenderField } from './gender-field.tsx';

interface TeamFieldsProps {
  form: UseFormReturnType<CompeteDraft>;
  /** Of the chosen division. */
  index: number;
  division: DivisionReply | undefined;
  hideMinors: boolean;
  registration: RegistrationReply;
}

const nobody = { name: '', email: '', birthDate: null, gender: null };

/** The name of a team and the teammates who are known already; open places are filled from the team's page. */
export function TeamFields({ form, index, division, hideMinors, registration }: TeamFieldsProps) {
  const members = form.values.chosen[index]?.members ?? [];
  if (!division) return null;
  const needs = factsNeeded(division, { hideMinors });
  const field = `chosen.${index}.members`;
  const open = division.teamSize - 1 - members.length;
  return (
    <FieldSet id={`chosen.${index}`} legend={`Team, ${division.name}`} error={form.errors[`chosen.${index}`]}>
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
      <PayerChoice {...{ form, index, division, registration }} />
    </FieldSet>
  );
}

type PayerChoiceProps = Omit<TeamFieldsProps, 'hideMinors'> & { division: DivisionReply };

/** Whether the captain pays for the team or only their share, where the organizer lets teams split the price. */
function PayerChoice({ form, index, division, registration }: PayerChoiceProps) {
  const { currency, shareHours, divisions } = registration;
  const price = divisions.find(({ divisionId }) => divisionId === division.id)?.price ?? 0;
  const shares = teamShares(price, division.teamSize, currency);
  if (shareHours === null || shares === null) return null;
  const field = `chosen.${index}.payer`;
  const radio = (payer: RegistrationDetails['payer']) => ({
    name: field,
    checked: form.values.chosen[index]?.payer === payer,
    onChange: () => form.setFieldValue(field, payer),
  });
  const [own = price] = shares;
  return (
    <ChoiceGroup legend="Who pays" error={form.errors[field]}>
      <Radio label={`I pay for the team, ${priceText(price, currency)}`} {...radio('captain')} />
      <Radio
        label={`Each of us pays a share, ${priceText(own, currency)} now`}
        hint={`Your team has ${hoursText(shareHours)} to pay the rest. If someone hasn’t paid by then, the team loses its place and everyone gets their money back.`}
        {...radio('each')}
      />
    </ChoiceGroup>
  );
}
