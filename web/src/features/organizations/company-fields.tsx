import { identifierFrom } from '@chalkline/contract/organizations/identifier.rules.ts';
import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '../../ui/text-field.tsx';

export interface CompanyDraft {
  name: string;
  identifier: string;
}

/** The words of the two fields, for `useCallForm`. */
export const companyLabels = {
  name: { label: 'Company', wrong: 'Enter your company’s name.' },
  identifier: {
    label: 'Short name',
    wrong: 'Use 3 to 40 lowercase letters, numbers and hyphens, like northgate-energy.',
  },
};

/** The identifier follows the name until somebody types their own. */
export function CompanyFields<Draft extends CompanyDraft>({ form }: { form: UseFormReturnType<Draft> }) {
  const draft: UseFormReturnType<CompanyDraft> = form as never;
  const { name, identifier } = draft.values;
  const follows = identifier === identifierFrom(name);
  return (
    <>
      <TextField
        id="name"
        label="Company"
        autoComplete="organization"
        {...draft.getInputProps('name')}
        onChange={(change) => {
          const typed = change.currentTarget.value;
          draft.setFieldValue('name', typed);
          if (follows) draft.setFieldValue('identifier', identifierFrom(typed));
        }}
      />
      <TextField
        id="identifier"
        label="Short name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Used in your links. You can’t change it later."
        {...draft.getInputProps('identifier')}
      />
    </>
  );
}
