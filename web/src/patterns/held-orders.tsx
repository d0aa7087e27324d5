import type { QueryKey } from '@tanstack/react-query';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Row, Stack } from '../ui/page.tsx';
import { clockTime } from '../ui/times.ts';
import { type ActionOptions, useAction } from './use-action.ts';

interface HeldOrdersProps {
  orders: readonly {
    id: string;
    /** null: its payment is being processed. */
    holdUntil: string | null;
    /** "Your place in Open Rx is". */
    held: string;
    /** Where it is paid. */
    payTo: string;
  }[];
  /** Cancels one of them. */
  cancel: ActionOptions<string, unknown>['send'];
  /** "Place released". */
  released: string;
  /** "Release the place". */
  release: string;
  invalidates: readonly QueryKey[];
}

/** What is held for the viewer until they pay, with the way on and the way out. */
export function HeldOrders({ orders, cancel, released, release: label, invalidates }: HeldOrdersProps) {
  const release = useAction({
    send: cancel,
    done: released,
    failed: `Couldn’t ${label.toLowerCase()}`,
    invalidates,
  });
  return orders.map(({ id, holdUntil, held, payTo }) => (
    <Note key={id} tone="warn">
      <Stack gap={8}>
        <p>
          {holdUntil
            ? `${held} held until ${clockTime(holdUntil)}.`
            : `${held} held while your payment is processed.`}
        </p>
        <Row>
          <ButtonLink size={32} to={payTo}>
            {holdUntil ? 'Continue to payment' : 'View payment'}
          </ButtonLink>
          {holdUntil && (
            <Button size={32} variant="text" busy={release.sending === id} onClick={() => release.run(id)}>
              {label}
            </Button>
          )}
        </Row>
      </Stack>
    </Note>
  ));
}
