import { type Meal, newQuickEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { quickEntryOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { QuickFields, quickTexts, type TypedQuick } from './quick-fields.tsx';

interface QuickModalProps {
  day: string;
  meal: Meal;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

const empty: TypedQuick = { name: '', kcal: null, protein: null, carbohydrate: null, fat: null };

/** What was eaten, by its figures alone. */
export function QuickModal({ day, meal, title, onDone, onClose }: QuickModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { day, meal, ...empty },
    schema: newQuickEntry,
    texts: quickTexts,
    send: (_call, { kcal, ...body }) =>
      diaryDesk.change(quickEntryOf({ ...body, kcal: kcal ?? 0 }, newDeviceId())),
    done: 'Quick entry added',
    onDone,
  });
  return (
    <FormModal {...rest} title={title} action="Add" onClose={onClose}>
      <QuickFields form={form} />
    </FormModal>
  );
}
