interface Passed {
  readonly transfer: { readonly passId: string | null; readonly giverName: string };
}

/** What is offered, with the name of its event. */
interface Named extends Passed {
  readonly event: { readonly name: string };
}

export function nounOf({ transfer }: Passed): 'ticket' | 'pass' {
  return transfer.passId === null ? 'ticket' : 'pass';
}

/** `ticket to Open Gym Night`, `pass for Saturday class`. */
export function thingOf({ transfer, event }: Named): string {
  return `${nounOf({ transfer })} ${transfer.passId === null ? 'to' : 'for'} ${event.name}`;
}

export function offerTitle(offer: Named): string {
  return `${offer.transfer.giverName} offers you a ${thingOf(offer)}`;
}
