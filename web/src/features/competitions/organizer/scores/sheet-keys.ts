import type { KeyboardEvent } from 'react';

export interface SheetActions {
  /** Sends the typed score; true if nothing else is needed here. */
  readonly commit: () => boolean;
  readonly drop: () => void;
  /** Text is being edited, so its own keys apply. */
  readonly isTyping: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly openHistory: () => void;
  /** Goes to the same row of the previous or next workout. */
  readonly goAside: (by: 1 | -1) => void;
}

const page = 10;

/** Spreadsheet keys in a score field. */
export function pressInSheet(event: KeyboardEvent<HTMLInputElement>, actions: SheetActions): void {
  const did = event.ctrlKey || event.metaKey ? withControl(event, actions) : plain(event, actions);
  if (did) event.preventDefault();
}

function withControl(event: KeyboardEvent<HTMLInputElement>, actions: SheetActions): boolean {
  const box = event.currentTarget;
  switch (event.key.toLowerCase()) {
    case 'z':
      if (actions.isTyping) return false;
      if (event.shiftKey) actions.redo();
      else actions.undo();
      return true;
    case 'y':
      if (actions.isTyping) return false;
      actions.redo();
      return true;
    case 'home':
      return go(box, Number.NEGATIVE_INFINITY);
    case 'end':
      return go(box, Number.POSITIVE_INFINITY);
    default:
      return false;
  }
}

function plain(event: KeyboardEvent<HTMLInputElement>, actions: SheetActions): boolean {
  const box = event.currentTarget;
  switch (event.key) {
    case 'Enter':
      return settle(box, actions, event.shiftKey ? -1 : 1);
    // At the ends, and where a row has a question, Tab works as usual.
    case 'Tab':
      return actions.commit() && go(box, event.shiftKey ? -1 : 1);
    case 'ArrowDown':
      return go(box, 1) || true;
    case 'ArrowUp':
      return go(box, -1) || true;
    case 'PageDown':
      return go(box, page) || true;
    case 'PageUp':
      return go(box, -page) || true;
    case 'ArrowLeft':
      return aside(box, actions, -1);
    case 'ArrowRight':
      return aside(box, actions, 1);
    case 'F2':
      if (event.shiftKey) actions.openHistory();
      else box.setSelectionRange(box.value.length, box.value.length);
      return true;
    case 'Escape':
      actions.drop();
      return true;
    default:
      return false;
  }
}

/** Enter: moves to the next row, or into this row's question. */
function settle(box: HTMLInputElement, actions: SheetActions, by: 1 | -1): boolean {
  if (actions.commit()) go(box, by);
  else askIn(box);
  return true;
}

/** Focuses the question or the reason field next to the cell once it's rendered. */
export function askIn(box: HTMLInputElement): void {
  const line = box.closest('li');
  requestAnimationFrame(() => line?.querySelector<HTMLElement>('[data-ask]')?.focus());
}

/** Who types on while a row has a question means the next row: the question stays open. */
export function typeOn({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  const box = currentTarget.closest('li')?.querySelector<HTMLInputElement>('[data-cell]');
  // The key goes to what has the focus then.
  if (isText && box && !go(box, 1)) box.focus();
}

/** Left and right move the caret while typing; otherwise they go to another workout. */
function aside(box: HTMLInputElement, actions: SheetActions, by: 1 | -1): boolean {
  const whole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
  if (actions.isTyping || !whole) return false;
  actions.goAside(by);
  return true;
}

/** Moves up to this many rows down; leaving a cell sends its text. */
function go(box: HTMLInputElement, by: number): boolean {
  const boxes = [...(box.closest('ul')?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];
  const at = boxes.indexOf(box);
  const next = boxes[Math.max(0, Math.min(boxes.length - 1, at + by))];
  if (!next || next === box) return false;
  next.focus();
  return true;
}
