/** The object inside of a webhook's event, as far as it says what the event is about. */
export interface EventObject {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly payment_intent?: unknown;
}

/** What an event is about, as the port says it; null where it is about nothing that we follow. */
export type EventSubject =
  | { readonly about: Subject; readonly reference: string }
  | { readonly about: null; readonly reference: null };

type Subject = 'payment' | 'refund' | 'account' | 'payout' | 'dispute';

const subjects: Readonly<Record<string, Subject>> = {
  payment_intent: 'payment',
  setup_intent: 'payment',
  refund: 'refund',
  account: 'account',
  payout: 'payout',
  dispute: 'dispute',
};

/** Whether a payment only keeps its method, by the provider's name for it. */
export const isSetup = (reference: string) => reference.startsWith('seti_');

/** What an event is about. News of a charge is news of its payment; an object that we don't follow is about nothing. */
export function subjectOf(object: EventObject): EventSubject {
  if (object.object === 'charge' && typeof object.payment_intent === 'string') {
    return { about: 'payment', reference: object.payment_intent };
  }
  const about = Object.hasOwn(subjects, String(object.object)) ? subjects[String(object.object)] : undefined;
  if (about === undefined || typeof object.id !== 'string') return { about: null, reference: null };
  return { about, reference: object.id };
}
