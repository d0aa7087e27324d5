/** Codes of the calls at the door, with their statuses, in the order in which a ticket is looked at. */
export const doorCodes = {
  /** Forged, or nobody's. */
  ticket_unknown: 409,
  other_event: 409,
  ticket_void: 409,
  ticket_unpaid: 409,
  door_not_open: 409,
  door_closed: 409,
  /** A waiver or an answer: with the ticket, for which it can be made up for at once. */
  papers_missing: 409,
  /** With when, by whom and on which device. */
  already_checked_in: 409,
  not_checked_in: 409,
  nothing_to_undo: 409,
  /** Somebody else settled it. */
  conflict_settled: 409,
  /** People don't check themselves in here. */
  self_check_in_off: 403,
} as const;
export type DoorCode = keyof typeof doorCodes;

export const doorTexts: Readonly<Record<DoorCode, string>> = {
  ticket_unknown: 'This isn’t a ticket of ours.',
  other_event: 'This ticket is for another event.',
  ticket_void: 'This ticket is no longer valid.',
  ticket_unpaid: 'This order isn’t paid yet.',
  door_not_open: 'Doors aren’t open yet.',
  door_closed: 'The event is over.',
  papers_missing: 'A waiver or an answer is missing.',
  already_checked_in: 'This ticket is already checked in.',
  not_checked_in: 'This ticket isn’t checked in.',
  nothing_to_undo: 'This ticket has no check-in to undo.',
  conflict_settled: 'This conflict is already settled.',
  self_check_in_off: 'You can’t check yourself in for this event. Show your ticket at the door.',
};
