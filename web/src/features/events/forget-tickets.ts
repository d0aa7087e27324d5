/** The database of this browser in which ticket-store.ts keeps tickets. */
export const ticketDatabase = 'tickets';

/** The codes go with the person who signs out. On its own, because every page can sign out. */
export function forgetTickets(): void {
  globalThis.indexedDB?.deleteDatabase(ticketDatabase);
}
