import type { ChosenMovement } from '@chalkline/contract/inventory/movement.schema.ts';

/** What `quantity` pieces of a movement do at its place: to usable ones, and to those in repair. */
export function effectOf(kind: ChosenMovement, quantity: number): { quantity: number; repair: number } {
  switch (kind) {
    case 'receive':
      return { quantity, repair: 0 };
    case 'repair':
      return { quantity: -quantity, repair: quantity };
    case 'return':
      return { quantity, repair: -quantity };
    default:
      return { quantity: -quantity, repair: 0 };
  }
}
