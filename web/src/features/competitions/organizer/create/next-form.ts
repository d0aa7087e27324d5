import type { DraftForm } from './use-draft-form.ts';

/** The Add button of a step's list. */
export interface NextForm {
  readonly open: () => void;
  readonly busy: boolean;
}

/** Saves the open form and opens an empty one at `address`; a form that can't be saved stays open with its errors. */
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
