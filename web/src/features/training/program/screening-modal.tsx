import { answerScreening } from '@chalkline/contract/coaching/screening.endpoints.ts';
import {
  concerns,
  type ScreeningReply,
  screeningAnswers,
} from '@chalkline/contract/coaching/screening.schema.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import text from '../../../ui/text.module.css';
import { trainingQueries } from '../training.queries.ts';

interface ScreeningModalProps {
  /** Null: asked for the first time. */
  before: ScreeningReply;
  onClose: () => void;
}

const texts = { concerns: { label: 'What applies to you?', wrong: 'Check what applies to you.' } };

/** The health questions, asked once before a first program. */
export function ScreeningModal({ before, onClose }: ScreeningModalProps) {
  const invalidates = [trainingQueries.screening.queryKey];
  const { form, ...rest } = useCallForm({
    initial: { concerns: [...(before?.concerns ?? [])] },
    schema: screeningAnswers,
    texts,
    send: (call, body) => call(answerScreening, { body }),
    invalidates,
    ...(before && { done: 'Answers saved' }),
    onDone: () => before && onClose(),
  });
  const skip = useAction({
    send: (call) => call(answerScreening, { body: { concerns: null } }),
    failed: 'Couldn’t skip the questions',
    invalidates,
    onDone: () => before && onClose(),
  });
  const chosen = form.values.concerns;
  return (
    <FormModal
      {...rest}
      title={before ? 'Health questions' : 'Before your first program'}
      action={chosen.length === 0 ? 'None applies' : 'Save answers'}
      onClose={onClose}
    >
      <p>Check what applies to you. If anything does, talk to a doctor before you train.</p>
      <ChoiceGroup legend={texts.concerns.label} error={form.errors.concerns}>
        {concerns.map((concern, place) => (
          <Checkbox
            key={concern}
            label={concern}
            checked={chosen.includes(place)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'concerns',
                concerns.flatMap((_, each) =>
                  (each === place ? checked : chosen.includes(each)) ? each : [],
                ),
              )
            }
          />
        ))}
      </ChoiceGroup>
      <p className={text.hint}>Only you see your answers, and a trainer with whom you share Body.</p>
      <div>
        <Button size={48} variant="text" busy={skip.busy} onClick={() => skip.run()}>
          I’d rather not say
        </Button>
      </div>
    </FormModal>
  );
}
