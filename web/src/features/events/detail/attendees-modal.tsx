import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import { Suspense, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useGuest, useSession } from '../../../platform/session.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import { eventSubject, useEventPapers } from '../event-papers.tsx';
import { answerErrors, waiverError } from '../papers/answer-errors.ts';

export interface ChosenTickets {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly amount?: number;
  readonly code: string;
  readonly asksPapers: boolean;
}

interface AttendeesModalProps {
  group: GroupReply;
  lines: readonly ChosenTickets[];
  /** Add-ons of the order. */
  beside: readonly { readonly itemId: string; readonly quantity: number }[];
  /** On the button: what comes next. */
  action: string;
  /** The event has questions or waivers. */
  asks: boolean;
  onPlaced: (placed: { id: string; state: string }) => void;
  onClose: () => void;
}

interface Attendee {
  readonly name: string;
  readonly answers: AnswersGiven;
}

const nobody: Attendee = { name: '', answers: [] };

/** Who comes with each ticket, what they answer, and what the buyer signs. */
export function AttendeesModal({
  group,
  lines,
  beside,
  action,
  asks,
  onPlaced,
  onClose,
}: AttendeesModalProps) {
  const session = useSession();
  const guest = useGuest();
  const buyer = session?.user.name ?? guest?.name ?? '';
  const Section = useEventPapers()?.order.Section;
  const [said, setSaid] = useKeptState<Readonly<Record<string, Attendee>>>(`attendees ${group.id}`, {});
  const [orderAnswers, setOrderAnswers] = useKeptState<AnswersGiven>(`order ${group.id}`, []);
  const [failure, setFailure] = useState<unknown>(null);
  const first = lines.findIndex(({ asksPapers }) => asksPapers);
  const own = `${Math.max(first, 0)}.0`;
  const attendeeOf = (key: string): Attendee => said[key] ?? nobody;
  const order = useAction({
    send: (call) =>
      call(placeOrder, {
        body: {
          ...{ kind: ticketKind, offerId: group.id },
          lines: [
            ...lines.map(({ itemId, quantity, amount, code }, at) => ({
              ...{ itemId, quantity, ...(amount !== undefined && { amount }) },
              details: {
                code,
                attendees: Array.from({ length: quantity }, (_, index) => attendeeOf(`${at}.${index}`)),
                answers: at === first ? orderAnswers : [],
              },
            })),
            ...beside.map(({ itemId, quantity }) => ({ itemId, quantity })),
          ],
        },
      }).catch((refused: unknown) => {
        setFailure(refused);
        throw refused;
      }),
    done: (placed) => (placed.state === 'paid' ? 'You have your tickets' : 'Your tickets are held'),
    invalidates: [groupQueries.all],
    onDone: onPlaced,
  });
  const subject = eventSubject(group.id);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Who is coming?"
      below={group.name}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="main" busy={order.busy} onClick={() => order.run()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {lines.flatMap(({ name, quantity, asksPapers }, at) =>
          Array.from({ length: quantity }, (_, index) => {
            const key = `${at}.${index}`;
            const attendee = attendeeOf(key);
            const change = (part: Partial<Attendee>) => setSaid({ ...said, [key]: { ...attendee, ...part } });
            return (
              <FieldSet key={key} legend={quantity > 1 ? `${name} ${index + 1}` : name}>
                <TextField
                  id={`attendee-${key}`}
                  label={key === own ? 'Your name' : 'Name'}
                  optional
                  hint={key === own ? undefined : 'Shown at the door. Empty means your name.'}
                  placeholder={buyer}
                  maxLength={120}
                  autoComplete="off"
                  value={attendee.name}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                />
                {Section && asks && asksPapers && (
                  <Suspense fallback={<SkeletonRows avatar={false} />}>
                    <Section
                      subject={subject}
                      answers={attendee.answers}
                      onAnswers={(answers) => change({ answers })}
                      errors={answerErrors(failure, `body.lines.${at}.details.attendees.${index}`)}
                      scope="person"
                      signs={key === own}
                      waiverError={waiverError(failure)}
                      idPrefix={`${key}.`}
                    />
                  </Suspense>
                )}
              </FieldSet>
            );
          }),
        )}
        {Section && asks && first >= 0 && (
          <Suspense fallback={<SkeletonRows avatar={false} />}>
            <Section
              subject={subject}
              answers={orderAnswers}
              onAnswers={setOrderAnswers}
              errors={answerErrors(failure, `body.lines.${first}.details`)}
              scope="order"
              signs={false}
              idPrefix="order."
            />
          </Suspense>
        )}
        <ActionError error={order.error} />
      </Stack>
    </Modal>
  );
}
