/** Codes of the calls that pass tickets and passes on, beside those of the door, with their statuses. */
export const transferCodes = {
  /** The organizer’s rule for this type of ticket. */
  transfer_not_allowed: 409,
  /** Its refund is on its way, and it becomes void once the money has arrived. */
  ticket_going_back: 409,
  /** It is offered to somebody already. */
  transfer_open: 409,
  transfer_to_self: 422,
  /** One person's limit for 24 hours, in all or to one address. */
  too_many_transfers: 429,
} as const;

export const transferTexts: Readonly<Record<keyof typeof transferCodes, string>> = {
  transfer_not_allowed: 'This type of ticket can’t be transferred.',
  ticket_going_back: 'A refund of this ticket is on its way, so it can’t be transferred anymore.',
  transfer_open: 'This ticket is already offered to someone. Withdraw that offer first.',
  transfer_to_self: 'This is your own email. Enter the email of the person who gets the ticket.',
  too_many_transfers: 'You’ve offered too many tickets today. Try again tomorrow.',
};
