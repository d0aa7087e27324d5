import type { ParcelTracking } from '@chalkline/contract/partners/delivery.schema.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { FieldGrid } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export const trackingTexts: FieldTexts = {
  carrier: { label: 'Carrier', wrong: 'Enter at most 40 characters.' },
  tracking: { label: 'Tracking code', wrong: 'Enter at most 60 characters.' },
  link: { label: 'Tracking link', wrong: 'Enter a full link that starts with https://.' },
};

interface TrackingFieldsProps {
  form: {
    values: Pick<ParcelTracking, 'link'>;
    errors: { link?: unknown };
    getInputProps: (field: 'carrier' | 'tracking') => object;
    setFieldValue: (field: 'link', value: string | null) => void;
  };
  hint: string;
}

/** How a parcel travels, of a new one and of one that left. */
export function TrackingFields({ form, hint }: TrackingFieldsProps) {
  const { values, errors, getInputProps, setFieldValue } = form;
  return (
    <>
      <FieldGrid>
        <TextField id="carrier" label="Carrier" optional autoComplete="off" {...getInputProps('carrier')} />
        <TextField
          id="tracking"
          label="Tracking code"
          optional
          autoComplete="off"
          {...getInputProps('tracking')}
        />
      </FieldGrid>
      <TextField
        id="link"
        label="Tracking link"
        optional
        inputMode="url"
        placeholder="https://"
        hint={hint}
        error={typeof errors.link === 'string' ? errors.link : undefined}
        value={values.link ?? ''}
        onChange={(change) => setFieldValue('link', change.currentTarget.value.trim() || null)}
      />
    </>
  );
}
