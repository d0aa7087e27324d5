import { urlOf } from '@chalkline/contract/urls.ts';
import type { Flow } from './flow.ts';
import { SaveBar } from './save-bar.tsx';
import { type CreateStep, stepAfter, stepBefore, stepLabels, stepUrl } from './steps.ts';
import type { DraftForm } from './use-draft-form.ts';

interface StepBarProps<Values extends object> {
  flow: Flow;
  step: CreateStep;
  draft: DraftForm<Values>;
  /** Opens a new item once it’s saved. */
  opens?: boolean;
}

/** The save bar of an existing draft: back, save, and on to the next step or the end. */
export function StepBar<Values extends object>({ flow, step, draft, opens = false }: StepBarProps<Values>) {
  const { id } = flow.competition;
  const [before, after] = [stepBefore(step), stepAfter(step)];
  const save = () => (opens ? draft.saveAndGo((made) => stepUrl(id, step, made ?? undefined)) : draft.save());
  return (
    <SaveBar
      unsaved={draft.unsaved}
      busy={draft.busy}
      savedAt={flow.savedAt}
      back={before && stepUrl(id, before)}
      saveOff={!draft.unsaved}
      onSave={() => void save()}
      onward={after ? stepLabels[after].next : 'Save and finish'}
      onwardShort={after ? 'Next' : 'Finish'}
      onGo={() => void draft.saveAndGo(() => (after ? stepUrl(id, after) : urlOf('created', { id })))}
    />
  );
}
