import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from figure to figure of a table; where there is none they scroll as ever. */
export function goToFigure(press: KeyboardEvent<HTMLElement>): void {
  const step = steps[press.key];
  const here = (press.target as HTMLElement).closest('[data-explains]');
  const row = here?.closest('tr');
  if (!step || !here || !row) return;
  const figures = figuresOf(row);
  const [across, down] = step;
  const nextRow = down < 0 ? row.previousElementSibling : row.nextElementSibling;
  const next =
    down === 0 ? figures[figures.indexOf(here) + across] : figuresOf(nextRow)[figures.indexOf(here)];
  if (!(next instanceof HTMLElement)) return;
  press.preventDefault();
  next.focus();
}

function figuresOf(row: Element | null): Element[] {
  return [...(row?.querySelectorAll('[data-explains]') ?? [])];
}
