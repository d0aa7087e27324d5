import type { KeyboardEvent } from 'react';

export interface SheetActions {
  /** Sends what was typed; true when nothing is left to say here. */
  readonly commit: () => boolean;
  readonly drop: () => void;
  /** Something is being typed: the keys of the box's own text apply. */
  readonly isTyping: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly openHistory: () => void;
  /** The same line of the workout before or after. */
  readonly goAside: (by: 1 | -1) => void;
}

const page = 10;

/** The keys of a spreadsheet, in the box of one line. */
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
    // At the ends, and where the line asks something, Tab goes on as everywhere.
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

/** Enter: on to the next line, or into what this one asks. */
function settle(box: HTMLInputElement, actions: SheetActions, by: 1 | -1): boolean {
  if (actions.commit()) go(box, by);
  else askIn(box);
  return true;
}

/** Into the question, or the reason, that stands beside the box once it has been drawn. */
export function askIn(box: HTMLInputElement): void {
  const line = box.closest('li');
  requestAnimationFrame(() => line?.querySelector<HTMLElement>('[data-ask]')?.focus());
}

/** Left and right move the caret in what is typed; on a whole cell they go to the next workout. */
function aside(box: HTMLInputElement, actions: SheetActions, by: 1 | -1): boolean {
  const whole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
  if (actions.isTyping || !whole) return false;
  actions.goAside(by);
  return true;
}

/** So many boxes down, or as far as there are; leaving this one sends what stands in it. */
function go(box: HTMLInputElement, by: number): boolean {
  const boxes = [...(box.closest('ul')?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];
  const at = boxes.indexOf(box);
  const next = boxes[Math.max(0, Math.min(boxes.length - 1, at + by))];
  if (!next || next === box) return false;
  next.focus();
  return true;
}
