import type { ItemKind, ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import type { MovementKind, MovementReply } from '@chalkline/contract/inventory/movement.schema.ts';
import { counted } from '../../ui/counted.ts';
import { calendarDayText } from '../../ui/times.ts';

export const kindLabels: Readonly<Record<ItemKind, string>> = { equipment: 'Equipment', supply: 'Supplies' };

export const conditionLabels = ['Broken', 'Worn', 'Fair', 'Good', 'New'] as const;

export function conditionText(condition: number | null): string {
  return condition === null ? '–' : (conditionLabels[condition - 1] ?? '–');
}

export const movementLabels: Readonly<Record<MovementKind, string>> = {
  receive: 'Receive',
  move: 'Move',
  use: 'Use up',
  sell: 'Sell',
  repair: 'Send to repair',
  return: 'Back from repair',
  write_off: 'Write off',
  count: 'Count',
  service: 'Service',
};

const pieces = ['piece', 'pieces'] as const;

export function piecesText(count: number): string {
  return counted(count, pieces);
}

/** "Moved 5 pieces from Plate wall to Workshop". */
export function movementText({ kind, quantity, place, toPlace, condition }: MovementReply): string {
  const many = piecesText(Math.abs(quantity));
  switch (kind) {
    case 'receive':
      return `Received ${many} at ${place}`;
    case 'move':
      return `Moved ${many} from ${place} to ${toPlace}`;
    case 'use':
      return `Used up ${many} from ${place}`;
    case 'sell':
      return `Sold ${many} from ${place}`;
    case 'repair':
      return `Sent ${many} from ${place} to repair`;
    case 'return':
      return `${many} back from repair at ${place}`;
    case 'write_off':
      return `Wrote off ${many} at ${place}`;
    case 'count':
      return quantity === 0
        ? `Counted at ${place}, as listed`
        : `Counted at ${place}: ${quantity > 0 ? '+' : '−'}${many}`;
    case 'service':
      return condition === null
        ? 'Serviced'
        : `Serviced, condition ${conditionText(condition).toLowerCase()}`;
  }
}

export type Standing = 'bad' | 'warn' | 'plain';

/** What needs a hand, the most pressing first; null when nothing does. */
export function standingOf(item: ItemReply, today: string): { tone: Standing; text: string } | null {
  const { serviceDueOn, isLow, inRepair, lowAt } = item;
  if (serviceDueOn !== null && serviceDueOn < today) {
    return { tone: 'bad', text: `Service was due ${calendarDayText(serviceDueOn)}` };
  }
  if (isLow) return { tone: 'warn', text: `Low: ${lowAt} or fewer` };
  if (inRepair > 0) return { tone: 'warn', text: `${piecesText(inRepair)} in repair` };
  return serviceDueOn === null
    ? null
    : { tone: 'plain', text: `Service on ${calendarDayText(serviceDueOn)}` };
}

/** Where it is: one place by name, several by number. */
export function placesText({ places }: ItemReply): string {
  const [first, second] = places;
  if (!first) return '–';
  return second ? counted(places.length, ['place', 'places']) : first.name;
}
