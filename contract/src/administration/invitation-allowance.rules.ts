/**
 * How many invitations an organization mails within 24 hours: they go to people who never asked for one, under this
 * site's name, and a trial costs nothing but an address. A trial's figure is enough for the staff and the first class
 * of a gym; who has a contract is known and moves in whole (decision 038).
 */
export const invitationMailsADay = { trial: 50, contract: 1_000, site: 5_000 } as const;

/** As many wait for their turn at most: one whole file. */
export const invitationsInQueue = 5_000;

/** An address is mailed so often within 24 hours by one organization, whatever was taken back in between. */
export const mailsToOneAddress = 3;

/** What an organization has used, counted from the rows. */
export interface InvitationsUsed {
  /** Within the last 24 hours. */
  readonly mailed: number;
  /** Whose mail has not gone yet. */
  readonly queued: number;
}

/** How many more would be mailed without waiting for the next day. */
export function invitationsLeft(perDay: number, { mailed, queued }: InvitationsUsed): number {
  return Math.max(0, perDay - mailed - queued);
}
