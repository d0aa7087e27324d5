import { documentLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { uploadDocument } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { WaiverReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { waiverWords } from '@chalkline/contract/waivers/waiver.schema.ts';
import { changeWaiver, createWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { waiverQueries } from '../waivers.queries.ts';

interface WaiverModalProps {
  subject: PaperSubjectName;
  /** null: a new one. */
  waiver: WaiverReply | null;
  onClose: () => void;
}

const volunteers = { signed_by: 'volunteers' } as const;

const texts = {
  title: { label: 'Title', wrong: 'Enter a title of up to 120 characters.' },
  text: { label: 'Text', wrong: 'Enter the text, up to 40,000 characters, or add a PDF.' },
  file: { label: 'PDF', wrong: 'Choose a PDF of up to 10 MB.' },
};

function ownerOf({ subjectKind, subjectId }: PaperSubjectName) {
  if (subjectKind === 'event') return { group_id: subjectId };
  if (subjectKind === 'organization') return { organization_id: subjectId };
  return { competition_id: subjectId, ...(subjectKind === 'volunteers' && volunteers) };
}

/** Adds a waiver, or publishes its next version. What was signed before stays as it was. */
export function WaiverModal({ subject, waiver, onClose }: WaiverModalProps) {
  const [file, setFile] = useState<File | null>(null);
  const [keepsFile, setKeepsFile] = useState(true);
  // As it was when the dialog opened, so that a change made meanwhile isn't overwritten unseen.
  const [version] = useState(waiver?.version ?? 0);
  const hasFile = file !== null || (waiver?.file !== null && waiver !== null && keepsFile);
  const { form, ...rest } = useCallForm({
    initial: { title: waiver?.title ?? '', text: waiver?.text ?? '', asksAgain: true },
    schema: waiverWords,
    texts,
    also: ({ text }) => ({
      ...(text.trim() === '' && !hasFile && { text: texts.text.wrong }),
      ...(file && file.size > documentLimits.bytes && { file: texts.file.wrong }),
    }),
    send: async (call, { title, text, asksAgain }) => {
      const files = file ? { files: { file } } : undefined;
      if (!waiver) {
        return call(createWaiver, { body: { ...ownerOf(subject), title, text } }, files);
      }
      const uploaded = file ? (await call(uploadDocument, { body: {} }, files)).id : undefined;
      const fileId = uploaded ?? (keepsFile ? undefined : null);
      return call(changeWaiver, {
        params: { waiverId: waiver.id },
        body: { version, title, text, fileId, asksAgain },
      });
    },
    done: waiver ? 'Waiver saved' : 'Waiver added',
    invalidates: [waiverQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={waiver ? 'Edit waiver' : 'Add a waiver'}
      action={waiver ? 'Save' : 'Add waiver'}
      onClose={onClose}
    >
      <TextField
        id="title"
        label="Title"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextArea
        id="text"
        label="Text"
        optional={hasFile}
        rows={10}
        hint="An empty line starts a paragraph, **bold** makes text bold."
        {...form.getInputProps('text')}
      />
      <FileField
        id="file"
        label={waiver?.file && keepsFile ? 'Replace the PDF' : 'PDF'}
        optional
        accept="application/pdf,.pdf"
        wanted="PDF without a password, up to 10 MB"
        file={file}
        onChange={setFile}
        error={form.errors.file}
      />
      {waiver?.file && file === null && (
        <Row>
          <Button size={32} onClick={() => setKeepsFile(!keepsFile)}>
            {keepsFile ? 'Remove the PDF' : 'Keep the PDF'}
          </Button>
        </Row>
      )}
      {waiver && (waiver.signedCount ?? 0) > 0 && (
        <Checkbox
          id="asksAgain"
          label="Everyone who signed an earlier version must sign again"
          hint="Uncheck this for small corrections, such as typos."
          {...form.getInputProps('asksAgain', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  );
}
