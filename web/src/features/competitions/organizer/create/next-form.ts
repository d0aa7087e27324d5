import type { DraftForm } from './use-draft-form.ts';

/** What the Add button of a step's list does. */
export interface NextForm {
  readonly open: () => void;
  readonly busy: boolean;
}

/** Saves what is open and goes on with an empty form at `address`; what can't be saved stays open with its errors. */
export function nextForm<Values extends object>(
  draft: DraftForm<Values>,
  address: string,
  onAdd: () => void,
): NextForm {
  return {
    open: () => void draft.saveAndGo(() => address, { onGone: onAdd }),
    busy: draft.busy,
  };
}
