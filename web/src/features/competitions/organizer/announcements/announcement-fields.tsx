import type { GetInputPropsReturnType } from '@mantine/form';
import type { FieldWords } from '../../../../platform/field-words.ts';
import { Checkbox } from '../../../../ui/choices.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';

export const announcementWords: FieldWords = {
  title: { label: 'Title', wrong: 'Write a title of up to 120 characters.' },
  body: { label: 'What you have to say', wrong: 'Write up to 4,000 characters.' },
  pinned: { label: 'Pinned', wrong: 'Three are pinned already: unpin one first.' },
};

interface AnnouncementFieldsProps {
  title: GetInputPropsReturnType;
  body: GetInputPropsReturnType;
  pinned: GetInputPropsReturnType;
}

/** The words of an announcement. */
export function AnnouncementFields({ title, body, pinned }: AnnouncementFieldsProps) {
  return (
    <>
      <TextField id="title" label="Title" autoComplete="off" data-autofocus {...title} />
      <TextArea id="body" label="What you have to say" rows={6} {...body} />
      <Checkbox id="pinned" label="Pin it to the top" {...pinned} />
    </>
  );
}
