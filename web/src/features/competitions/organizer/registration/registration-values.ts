import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  RegistrationSettings,
  RegistrationSettingsReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { refundFieldTexts } from '../../../../patterns/refund-fields.tsx';
import { type FieldTexts, numberAt } from '../../../../platform/field-texts.ts';

/** The values of the form: what is saved, all at once. */
export function settingsOf({
  needsPayoutAccount: _,
  ...settings
}: RegistrationSettingsReply): RegistrationSettings {
  return settings;
}

const amount = 'Enter an amount, such as 45 or 45.00. Paid places cost at least the minimum of the currency.';

const fieldTexts: FieldTexts = {
  opensAt: { label: 'Opens', wrong: 'Choose a date and time.' },
  closesAt: { label: 'Closes', wrong: 'Choose a date and time after registration opens.' },
  capacity: { label: 'Places in all', wrong: 'Enter a whole number from 1, or leave it empty for no limit.' },
  currency: { label: 'Currency', wrong: 'Choose a currency from the list.' },
  taxRate: { label: 'Tax', wrong: 'Enter a percentage from 0 to 100, or leave it empty.' },
  holdMinutes: { label: 'Time to pay', wrong: 'Enter a whole number from 5 to 60.' },
  rosterLocksAt: { label: 'Rosters lock', wrong: 'Choose a date and time.' },
  shareHours: {
    label: 'Time to split a team’s price',
    wrong: 'Enter a whole number from 1, or leave it empty.',
  },
  transferHours: {
    label: 'Transfers',
    wrong: 'Enter a whole number from 0, or leave it empty for no transfers.',
  },
  ...refundFieldTexts('refundRule'),
};

/** The texts of the form. What is wrong with a price names its division. */
export function registrationTexts(
  { divisions }: Pick<CompetitionReply, 'divisions'>,
  { divisions: prices }: Pick<RegistrationSettings, 'divisions'>,
): FieldTexts {
  const names = prices.map(({ divisionId }) => divisions.find(({ id }) => id === divisionId)?.name ?? '');
  const name = (at = '') => names[Number(at)] ?? '';
  const ofStep = (what: string) => (at?: string, step?: string) =>
    `${name(at)}, step ${numberAt(step)}, ${what}`;
  return {
    ...fieldTexts,
    'divisions.*.price': { label: (at) => `${name(at)}, price`, wrong: amount },
    'divisions.*.steps.*.price': { label: ofStep('price'), wrong: amount },
    'divisions.*.steps.*.until': { label: ofStep('until'), wrong: 'Choose a date or a number of places.' },
    'divisions.*.steps.*.places': { label: ofStep('places'), wrong: 'Enter a whole number from 1.' },
  };
}
