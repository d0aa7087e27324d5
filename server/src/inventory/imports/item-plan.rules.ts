import type { NewItem } from '@chalkline/contract/inventory/item.schema.ts';
import type { ItemProblem } from '@chalkline/contract/inventory/item-import.schema.ts';
import { plainName, rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { ItemLine } from './item-table.rules.ts';

export interface KnownItem {
  readonly name: string;
  readonly code: string;
  readonly barcode: string;
}

export interface PlannedItem {
  readonly facts: Omit<NewItem, 'opening'>;
  readonly openings: readonly { readonly placeId: string; readonly quantity: number }[];
}

export interface ItemPlan {
  readonly items: readonly PlannedItem[];
  /** Rows of new items. */
  readonly added: readonly ItemLine[];
  readonly changed: readonly never[];
  readonly unchanged: number;
  readonly problems: readonly ItemProblem[];
}

interface Knows {
  readonly items: readonly KnownItem[];
  /** Ids by plain name. */
  readonly places: ReadonlyMap<string, string>;
}

/** By what an item is known: its code, its barcode, or its name where it has neither. */
const keyOf = ({ name, code, barcode }: KnownItem) => {
  if (code !== '') return `code ${code.toLowerCase()}`;
  return barcode !== '' ? `barcode ${barcode.toLowerCase()}` : `name ${plainName(name)}`;
};

/** What a file adds: rows of one item are its places. */
export function planItems(lines: readonly ItemLine[], { items: known, places }: Knows): ItemPlan {
  const problems: ItemProblem[] = [];
  const there = new Set(known.map(keyOf));
  const items: PlannedItem[] = [];
  const added: ItemLine[] = [];
  const codes = new Set(known.flatMap(({ code, barcode }) => codesOf(code, barcode)));
  let unchanged = 0;
  for (const [key, rows] of Map.groupBy(lines, keyOf)) {
    const [first] = rows;
    if (!first) continue;
    if (there.has(key)) {
      unchanged += rows.length;
      continue;
    }
    const own = codesOf(first.code, first.barcode);
    if (own.some((code) => codes.has(code))) {
      const message = 'Another item has this code or barcode. Choose a different one.';
      problems.push(rowProblemOf(first.row, null, 'code_taken', message));
    }
    for (const code of own) codes.add(code);
    const openings = openingsOf(rows, places, problems);
    const { row: _, place: _place, quantity: _quantity, ...facts } = first;
    items.push({ facts: { ...facts, serviceEvery: null, serviceDueOn: null }, openings });
    added.push(...rows);
  }
  return { items, added, changed: [], unchanged, problems };
}

function codesOf(code: string, barcode: string): string[] {
  return [
    ...(code === '' ? [] : [`code ${code.toLowerCase()}`]),
    ...(barcode === '' ? [] : [`barcode ${barcode}`]),
  ];
}

function openingsOf(
  rows: readonly ItemLine[],
  places: ReadonlyMap<string, string>,
  problems: ItemProblem[],
): PlannedItem['openings'] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, place, quantity }) => {
    const placeId = places.get(plainName(place));
    if (place === '') {
      if (quantity > 0)
        problems.push(rowProblemOf(row, 'place', 'place_missing', 'Name the place where these are.'));
      return [];
    }
    if (!placeId) {
      const message = `There is no place '${place}'. Add it first, or correct the name.`;
      problems.push(rowProblemOf(row, 'place', 'place_unknown', message));
      return [];
    }
    if (seen.has(placeId)) {
      const message = 'This item is at this place twice. Add the pieces up in one row.';
      problems.push(rowProblemOf(row, 'place', 'place_twice', message));
    }
    seen.add(placeId);
    return quantity > 0 ? [{ placeId, quantity }] : [];
  });
}
