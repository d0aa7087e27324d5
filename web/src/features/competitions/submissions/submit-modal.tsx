import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading-answers.schema.ts';
import { newSubmission, type SubmissionReply } from '@chalkline/contract/competitions/submission.schema.ts';
import { submitResult } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { documentLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { UploadField } from '../../../patterns/upload-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { call } from '../../../platform/calls.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { typingHelp } from '../typing-help.ts';

interface SubmitModalProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  entry: { readonly id: string; readonly name: string };
  needsVideo: boolean;
  /** What this replaces. */
  before: SubmissionReply | null;
  onClose: () => void;
}

const texts: FieldTexts = {
  typed: { label: 'Result', wrong: 'Enter your result.' },
  video: { label: 'Video', wrong: 'Enter a full link that starts with https://.' },
  pictureId: { label: 'Scorecard', wrong: 'Choose a picture.' },
  note: { label: 'Note', wrong: 'Use at most 1,000 characters.' },
};

async function sendPicture(file: File): Promise<string> {
  return (await call(uploadImage, { body: {} }, { files: { file } })).data.id;
}

/** Submits an own result, with what was understood before it is sent. */
export function SubmitModal({ competition, workout, entry, needsVideo, before, onClose }: SubmitModalProps) {
  const { scoring } = workout;
  // One for each time the form opens: pressed twice, it is one result.
  const [submissionId] = useState(() => crypto.randomUUID());
  const { form, ...rest } = useCallForm({
    initial: {
      workoutId: workout.id,
      entryId: entry.id,
      typed: '',
      answers: {} as ReadingAnswers,
      video: null as string | null,
      pictureId: null as string | null,
      note: '',
    },
    schema: newSubmission,
    texts,
    also: ({ typed, video, answers }) => {
      const reading = readScore(typed, scoring, { answers });
      return {
        ...(reading.kind === 'empty' && { typed: 'Enter your result.' }),
        ...(reading.kind === 'problem' && { typed: reading.message }),
        ...(reading.kind === 'question' && { typed: reading.message }),
        ...(needsVideo && video === null && { video: 'Add the link to your video.' }),
      };
    },
    send: (send, body) =>
      send(submitResult, { params: { competitionId: competition.id, submissionId }, body }),
    done: ({ understood }) => `Result submitted: ${understood}`,
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  const reading = readScore(values.typed, scoring, { answers: values.answers });
  return (
    <FormModal
      {...rest}
      title={`Submit a result for ${workout.name}`}
      action="Submit result"
      onClose={onClose}
    >
      <FormBody>
        {before && (
          <Note>{`This replaces ${before.understood}${before.state === 'rejected' ? ', which was rejected' : ''}.`}</Note>
        )}
        <TextField
          id="typed"
          label="Result"
          data-autofocus
          hint={reading.kind === 'score' ? `Understood as ${reading.understood}` : typingHelp(scoring)}
          error={errors.typed}
          value={values.typed}
          onChange={({ currentTarget }) => {
            form.setFieldValue('typed', currentTarget.value);
            form.setFieldValue('answers', {});
          }}
        />
        {reading.kind === 'question' && (
          <Stack gap={8}>
            <p>{reading.message}</p>
            {reading.choices.map(({ understood, answers }) => (
              <Button key={understood} wide onClick={() => form.setFieldValue('answers', answers)}>
                {understood}
              </Button>
            ))}
          </Stack>
        )}
        <TextField
          id="video"
          label="Link to your video"
          optional={!needsVideo}
          inputMode="url"
          placeholder="https://"
          hint="Everything in one take, with the clock in the picture. Reviewers need no account to watch it."
          error={errors.video}
          value={values.video ?? ''}
          onChange={(change) => form.setFieldValue('video', change.currentTarget.value.trim() || null)}
        />
        <UploadField
          id="pictureId"
          label="Picture of your scorecard"
          optional
          isUploaded={values.pictureId !== null}
          most={documentLimits.bytes}
          upload={sendPicture}
          error={errors.pictureId}
          onChange={(id) => form.setFieldValue('pictureId', id)}
        />
        <TextArea id="note" label="Note for the reviewer" optional rows={2} {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}
