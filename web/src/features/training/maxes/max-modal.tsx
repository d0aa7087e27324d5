import { gramsOf, loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import { setClientMax } from '@chalkline/contract/training/client-training.endpoints.ts';
import { maxOn, type Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { setTrainingMax } from '@chalkline/contract/training/training.endpoints.ts';
import {
  type NewTrainingMax,
  newTrainingMax,
  type TrainingMaxReply,
} from '@chalkline/contract/training/training-max.schema.ts';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { today } from '../../../ui/now.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadText } from '../loads.ts';
import { trainingKey } from '../training-key.ts';
import { useUnit } from '../use-unit.ts';
import { maxInForce } from './max-in-force.ts';

const texts = {
  grams: { label: 'Training max', wrong: 'Enter a load.' },
  startsOn: { label: 'From', wrong: 'Choose a day between a week ago and a year from now.' },
};

interface MaxModalProps {
  exercise: { readonly exerciseId: string; readonly name: string };
  trainee: Trainee;
  /** Of a client; null for one's own. */
  coachingId?: string | null;
  onSet?: (set: TrainingMaxReply) => void;
  onClose: () => void;
}

/** What sets that ask for a percent of the maximum are computed from. */
export function MaxModal({
  exercise: { exerciseId, name },
  trainee,
  coachingId = null,
  onSet,
  onClose,
}: MaxModalProps) {
  const [unit] = useUnit();
  const current = maxInForce(trainee, exerciseId);
  const best = maxOn({ exercises: trainee.exercises }, exerciseId, today());
  const save = (call: KeyedCall, body: NewTrainingMax) =>
    coachingId === null
      ? call(setTrainingMax, { params: { exerciseId }, body })
      : call(setClientMax, { params: { coachingId, exerciseId }, body });
  const finish = (set: TrainingMaxReply) => {
    onSet?.(set);
    onClose();
  };
  const { form, ...rest } = useCallForm({
    initial: { grams: current?.grams ?? best?.grams ?? null, startsOn: today() },
    schema: newTrainingMax,
    texts,
    also: ({ grams }): Record<string, string> => (grams === null ? { grams: texts.grams.wrong } : {}),
    send: save,
    done: 'Training max saved',
    invalidates: [trainingKey],
    onDone: finish,
  });
  const clear = useAction({
    send: (call) => save(call, { grams: null, startsOn: today() }),
    done: 'Loads follow your records again',
    failed: 'Couldn’t remove the training max',
    invalidates: [trainingKey],
    onDone: finish,
  });
  const { grams } = form.values;
  const otherwise = best ? `your best 1RM, ${loadText(best.grams, unit)}` : 'your records';
  return (
    <FormModal {...rest} title={`Training max: ${name}`} action="Save" onClose={onClose}>
      <NumberField
        id="grams"
        label={texts.grams.label}
        hint={`Sets in percent of max use it instead of ${otherwise}.`}
        unit={unit}
        decimals
        data-autofocus
        error={form.errors.grams}
        defaultValue={grams === null ? null : loadIn(grams, unit)}
        onChange={(value) => form.setFieldValue('grams', value === null ? null : gramsOf(value, unit))}
      />
      <TextField id="startsOn" type="date" label={texts.startsOn.label} {...form.getInputProps('startsOn')} />
      {current && (
        <div>
          <Button size={48} busy={clear.busy} onClick={() => clear.run()}>
            Use records instead
          </Button>
        </div>
      )}
    </FormModal>
  );
}
