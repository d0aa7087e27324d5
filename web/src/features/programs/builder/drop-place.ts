import type { Place } from './tree-edits.ts';

export type PartKind = 'week' | 'day' | 'block';

/** What a part says of its place: `{...partPlace('day', week.id, index)}`. */
export function partPlace(kind: PartKind, parentId: string, index: number) {
  return { 'data-place': kind, 'data-parent': parentId, 'data-index': index };
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The part, or the list of parts, under the pointer. */
export function placeElementAt({ clientX, clientY }: Point, kind: PartKind): HTMLElement | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<HTMLElement>(`[data-place="${kind}"]`) ?? null;
}

export function placeAt(point: Point, kind: PartKind): Place | null {
  const { parent, index } = placeElementAt(point, kind)?.dataset ?? {};
  return parent === undefined || index === undefined ? null : { parentId: parent, index: Number(index) };
}

/** Shows where it would go. */
export function light(element: Element | null): void {
  for (const lit of document.querySelectorAll('[data-over]')) {
    if (lit !== element) lit.removeAttribute('data-over');
  }
  element?.setAttribute('data-over', '');
}
