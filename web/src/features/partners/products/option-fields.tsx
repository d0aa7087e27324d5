import { productLimits } from '@chalkline/contract/partners/product.schema.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import type { TypedOption } from './typed-variants.ts';

interface OptionFieldsProps {
  options: readonly TypedOption[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (options: TypedOption[]) => void;
}

/** What buyers choose by, such as size and color. */
export function OptionFields({ options, errors, onChange }: OptionFieldsProps) {
  const set = (at: number, change: Partial<TypedOption>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  return (
    <>
      {options.map(({ name, values }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and their order doesn't change
        <FieldSet key={at} legend={name || `Option ${at + 1}`}>
          <TextField
            id={`options.${at}.name`}
            label="Option"
            placeholder="Size"
            autoComplete="off"
            error={errors[`options.${at}.name`]}
            value={name}
            onChange={(change) => set(at, { name: change.currentTarget.value })}
          />
          <TextArea
            id={`options.${at}.values`}
            label="Values"
            hint="One on each line."
            rows={4}
            error={errors[`options.${at}.values`]}
            value={values.join('\n')}
            onChange={(change) => set(at, { values: change.currentTarget.value.split('\n') })}
            onBlur={() => set(at, { values: values.map((one) => one.trim()).filter((one) => one !== '') })}
          />
          <Row>
            <Button variant="text" onClick={() => onChange([...options].toSpliced(at, 1))}>
              {`Remove ${name || 'this option'}`}
            </Button>
          </Row>
        </FieldSet>
      ))}
      {options.length < productLimits.options && (
        <Row>
          <Button onClick={() => onChange([...options, { name: '', values: [] }])}>Add an option</Button>
        </Row>
      )}
    </>
  );
}
