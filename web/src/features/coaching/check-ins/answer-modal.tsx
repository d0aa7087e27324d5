import {
  type CheckInReply,
  checkInAnswers,
  checkInLimits,
  type SharedArea,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { answerFits } from '@chalkline/contract/coaching/check-in-answers.ts';
import { answerCheckIn } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { today } from '../../../ui/now.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { coachingQueries } from '../coaching.queries.ts';
import { areaLabels, keptFigure, shownFigure, unitOf, wrongAnswers } from './check-in-texts.ts';
import { PhotosField } from './photos-field.tsx';

interface AnswerModalProps {
  coaching: CoachingReply;
  checkIn: CheckInReply;
  onClose: () => void;
}

type Typed = number | string | string[] | null;

const photosOf = (value: Typed): readonly string[] => (Array.isArray(value) ? value : []);
/** An empty box is no answer. */
const sent = (value: Typed) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value);

function kept({ kind, value, photos }: CheckInReply['questions'][number]): Typed {
  return kind === 'photos' ? photos.map(({ path }) => path) : value;
}

/** The client answers a check-in, or corrects its answers; what they leave empty stays without an answer. */
export function AnswerModal({ coaching, checkIn, onClose }: AnswerModalProps) {
  const { data: sharing } = useQuery(coachingQueries.sharing(coaching.id));
  const isCorrection = checkIn.answeredAt !== null;
  const { form, ...rest } = useCallForm({
    initial: { answers: checkIn.questions.map(kept) },
    schema: checkInAnswers,
    also: ({ answers }) =>
      Object.fromEntries(
        checkIn.questions.flatMap(({ kind }, index) =>
          answerFits(kind, sent(answers[index] ?? null)) ? [] : [[`answers.${index}`, wrongAnswers[kind]]],
        ),
      ),
    texts: {
      answers: { label: 'Answers', wrong: 'Check the answers.' },
      'answers.*': {
        label: (at) => checkIn.questions[Number(at)]?.label ?? 'Answer',
        wrong: 'Use up to 1,000 characters.',
      },
    },
    send: (call, { answers }) =>
      call(answerCheckIn, {
        params: { coachingId: coaching.id, checkInId: checkIn.id },
        body: {
          answers: answers.map(sent),
          day: today(),
          ...(isCorrection && { version: checkIn.version }),
        },
      }),
    done: isCorrection ? 'Answers corrected' : 'Check-in answered',
    // The body weight is in the diary, too.
    invalidates: [coachingQueries.all, ['diary']],
    onDone: onClose,
  });
  const weighing = checkIn.questions.findIndex(({ kind }) => kind === 'weight');
  const isClosed = (area: SharedArea) =>
    sharing?.areas.some((one) => one.area === area && one.since === null) === true;
  const set = (index: number, value: Typed) => form.setFieldValue(`answers.${index}`, value);
  // Several uploads may end one after the other before the form is shown again.
  const change = (index: number, to: (photos: readonly string[]) => string[]) =>
    form.setFieldValue(`answers.${index}`, (now: Typed) => to(photosOf(now)));
  return (
    <FormModal
      {...rest}
      title={isCorrection ? `Correct ${checkIn.formName}` : checkIn.formName}
      action={isCorrection ? 'Save correction' : 'Send answers'}
      onClose={onClose}
    >
      {checkIn.questions.map(({ label, kind, area }, index) => {
        const value = form.values.answers[index] ?? null;
        const closed =
          isClosed(area) && `${areaLabels[area]} is off: ${coaching.other.name} can’t see this answer.`;
        const kept = index === weighing && 'Also your weight of the day in your food diary.';
        const hint = [kept, closed].filter(Boolean).join(' ') || undefined;
        const look = { id: `answers.${index}`, label, hint, error: form.errors[`answers.${index}`] };
        if (kind === 'photos')
          return (
            <PhotosField
              // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a check-in never change
              key={index}
              {...{ label, hint, error: look.error }}
              photos={photosOf(value)}
              onAdd={(path) => change(index, (photos) => [...photos, path])}
              onRemove={(path) => change(index, (photos) => photos.filter((one) => one !== path))}
            />
          );
        return kind === 'text' ? (
          <TextArea
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a check-in never change
            key={index}
            {...look}
            rows={3}
            maxLength={checkInLimits.answer}
            value={String(value ?? '')}
            onChange={(change) => set(index, change.currentTarget.value)}
          />
        ) : (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a check-in never change
            key={index}
            {...look}
            unit={unitOf(kind)}
            decimals={kind !== 'scale'}
            defaultValue={typeof value === 'number' ? shownFigure(kind, value) : null}
            onChange={(typed) => set(index, typed === null ? null : keptFigure(kind, typed))}
          />
        );
      })}
    </FormModal>
  );
}
