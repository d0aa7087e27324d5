import {
  type AttachmentReply,
  attachmentLimits,
  attachmentPatch,
} from '@chalkline/contract/events/attachment.schema.ts';
import { addAttachment, changeAttachment } from '@chalkline/contract/events/attachments.endpoints.ts';
import { fileLimits, fileTypes } from '@chalkline/contract/uploads/document-limits.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';

interface AttachmentModalProps {
  eventId: string;
  /** null: a new one. */
  attachment: AttachmentReply | null;
  onClose: () => void;
}

const texts = {
  title: { label: 'Title', wrong: `Enter a title of up to ${attachmentLimits.title} characters.` },
  link: { label: 'Link', wrong: 'Enter a full link that starts with https://.' },
  file: {
    label: 'File',
    wrong: 'Choose a PDF, CSV, Word or Excel file of up to 25 MB, or a picture of up to 15 MB.',
  },
};

/** Adds a file or a link to an event, or changes one. */
export function AttachmentModal({ eventId, attachment, onClose }: AttachmentModalProps) {
  const [file, setFile] = useState<File | null>(null);
  const { form, ...rest } = useCallForm({
    initial: { title: attachment?.title ?? '', link: attachment?.link ?? '' },
    schema: attachmentPatch.pick({ title: true, link: true }),
    texts,
    also: ({ link }) => ({
      ...(file && file.size > fileLimits.bytes && { file: texts.file.wrong }),
      ...(file && link !== '' && { file: 'Choose a file or enter a link, one of the two.' }),
      ...(!file && link === '' && !attachment?.file && { link: 'Choose a file or enter a link.' }),
    }),
    send: (call, { title, link }) => {
      const files = file ? { files: { file } } : undefined;
      if (!attachment) return call(addAttachment, { body: { group_id: eventId, title, link } }, files);
      return call(changeAttachment, { body: { attachment_id: attachment.id, title, link } }, files);
    },
    done: attachment ? 'Attachment saved' : 'Attachment added',
    invalidates: [eventQueries.attachments(eventId).queryKey],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={attachment ? 'Edit attachment' : 'Add an attachment'}
      action={attachment ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField
        id="title"
        label="Title"
        optional
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <FileField
        id="file"
        label={attachment?.file ? 'Replace the file' : 'File'}
        optional
        accept={`${fileTypes},image/*`}
        wanted="PDF, CSV, Word or Excel up to 25 MB, or a picture"
        file={file}
        onChange={setFile}
        error={form.errors.file}
      />
      <TextField
        id="link"
        label="Link"
        optional
        type="url"
        placeholder="https://"
        hint="Instead of a file."
        {...form.getInputProps('link')}
      />
    </FormModal>
  );
}
