import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const pageRows = 10;

/**
 * The keys of a grid (WAI-ARIA Authoring Practices): Tab comes to one figure of the table and leaves it again,
 * arrows go from figure to figure, Home and End along the row, with Ctrl to the corners, Page up and down by ten
 * rows. Figures name themselves with `data-figure`; where there is no other one the key does what it always does.
 */
export function useFigureGrid(table: RefObject<HTMLTableElement | null>) {
  // After every drawing: the figure that Tab comes to may have gone with its row.
  useLayoutEffect(() => {
    if (!table.current?.querySelector('[data-figure][tabindex="0"]')) {
      setTabStop(table.current?.querySelector<HTMLElement>('[data-figure]') ?? null);
    }
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const figure = target.closest<HTMLElement>('[data-figure]');
    if (!figure) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-figure][tabindex="0"]')) {
      other.tabIndex = -1;
    }
    setTabStop(figure);
  };
  return { onFocus, onKeyDown: goToFigure };
}

// Set on the element: as a prop it would re-render every row of a large board on each key press.
function setTabStop(figure: HTMLElement | null): void {
  if (figure) figure.tabIndex = 0;
}

function goToFigure(press: KeyboardEvent<HTMLTableElement>): void {
  const here = (press.target as HTMLElement).closest<HTMLElement>('[data-figure]');
  const row = here?.closest('tr');
  if (!here || !row) return;
  const rows = [...press.currentTarget.querySelectorAll('tbody > tr[data-entry]')];
  const target = targetOf(press, { row: rows.indexOf(row), figure: figuresOf(row).indexOf(here) }, rows);
  if (!target || target === here) return;
  press.preventDefault();
  target.focus();
}

interface Mark {
  readonly row: number;
  readonly figure: number;
}

function targetOf(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  at: Mark,
  rows: readonly Element[],
): HTMLElement | undefined {
  const last = rows.length - 1;
  const figureAt = ({ row, figure }: Mark) => figuresOf(rows[row]).at(figure);
  const rowOf = (row: number) => figureAt({ ...at, row: Math.max(0, Math.min(last, row)) });
  if (key === 'ArrowRight') return figureAt({ ...at, figure: at.figure + 1 });
  if (key === 'ArrowLeft' && at.figure > 0) return figureAt({ ...at, figure: at.figure - 1 });
  if (key === 'ArrowDown') return rowOf(at.row + 1);
  if (key === 'ArrowUp') return rowOf(at.row - 1);
  if (key === 'PageDown') return rowOf(at.row + pageRows);
  if (key === 'PageUp') return rowOf(at.row - pageRows);
  if (key === 'Home') return figureAt({ row: ctrlKey ? 0 : at.row, figure: 0 });
  if (key === 'End') return figureAt({ row: ctrlKey ? last : at.row, figure: -1 });
  return undefined;
}

function figuresOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])];
}
