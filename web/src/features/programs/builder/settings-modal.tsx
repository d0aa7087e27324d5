import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import {
  type ProgramDraftReply,
  programLevels,
  programSettings,
} from '@chalkline/contract/programs/program.schema.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { levelLabels } from '../program-text.ts';
import { programQueries } from '../programs.queries.ts';
import type { Draft } from './use-draft.ts';

const everyone = 'everyone';

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
  desc: { label: 'Description', wrong: 'Enter up to 4,000 characters.' },
  level: { label: 'Level', wrong: 'Choose one from the list.' },
  video: { label: 'Video', wrong: 'Enter a link that starts with https://.' },
  communityId: { label: 'Who sees it', wrong: 'Choose one from the list.' },
  price: { label: 'Price', wrong: 'Enter an amount, 0 for free.' },
  currency: { label: 'Currency', wrong: 'Choose a currency.' },
};

interface SettingsModalProps {
  program: ProgramDraftReply;
  draft: Draft;
  onClose: () => void;
}

/** What people read about a program, and who sees it. */
export function SettingsModal({ program, draft, onClose }: SettingsModalProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const communities = usePagedRows(programQueries.communities()) ?? [];
  const { form, ...rest } = useCallForm({
    initial: {
      name: program.name,
      desc: program.desc,
      level: program.level,
      video: program.video,
      communityId: program.community?.id ?? null,
      price: program.price,
      currency: program.currency as CurrencyCode,
      image: '',
    },
    schema: programSettings,
    texts,
    send: async (call, { image: _, ...settings }) => {
      if (file) {
        const { id: image } = await call(uploadImage, { body: {} }, { files: { file } });
        return draft.save({ ...settings, image });
      }
      return draft.save({ ...settings, ...(isRemoved && { image: '' }) });
    },
    done: 'Settings saved',
    onDone: onClose,
  });
  const { values, errors, setFieldValue, getInputProps } = form;
  const places = communities
    .filter(({ can }) => can.moderate)
    .map(({ id, name }) => ({ value: id, label: `Members of ${name}` }));
  const isTooLarge = file !== null && file.size > imageLimits.bytes;
  return (
    <FormModal {...rest} title="Settings" action="Save" onClose={onClose}>
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...getInputProps('name')} />
      <TextArea
        id="desc"
        label="Description"
        optional
        hint="Put **two stars** around words to make them bold."
        rows={6}
        {...getInputProps('desc')}
      />
      <SelectField
        id="level"
        label="Level"
        choices={programLevels.map((value) => ({ value, label: levelLabels[value] }))}
        {...getInputProps('level')}
      />
      <TextField
        id="video"
        label="Video"
        optional
        inputMode="url"
        placeholder="https://"
        error={errors.video}
        value={values.video ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setFieldValue('video', value.trim() === '' ? null : value)
        }
      />
      <SelectField
        id="communityId"
        label="Who sees it"
        choices={[{ value: everyone, label: 'Everyone' }, ...places]}
        error={errors.communityId}
        value={values.communityId ?? everyone}
        onChange={(value) => setFieldValue('communityId', value === everyone ? null : value)}
      />
      <FieldGrid>
        <MoneyField
          id="price"
          label="Price"
          currency={values.currency}
          hint="Paid once. 0: free. Who has it keeps it."
          error={errors.price}
          value={values.price}
          onChange={(amount) => setFieldValue('price', amount)}
        />
        <CurrencyField
          id="currency"
          error={errors.currency}
          value={values.currency}
          onChange={(code) => setFieldValue('currency', code)}
        />
      </FieldGrid>
      <FileField
        id="image"
        label={program.image ? 'Replace cover image' : 'Cover image'}
        optional
        wanted="JPEG, PNG, WebP, GIF or AVIF, up to 15 MB"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        file={file}
        onChange={setFile}
        error={isTooLarge && 'This file is larger than 15 MB. Choose a smaller one.'}
      />
      {program.image && !file && (
        <Checkbox
          label="Remove the cover image"
          checked={isRemoved}
          onChange={({ currentTarget: { checked } }) => setRemoved(checked)}
        />
      )}
    </FormModal>
  );
}
