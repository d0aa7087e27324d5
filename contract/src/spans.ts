/** Spans of time in milliseconds, as `Date` counts them; a day is one of 24 hours, not one of a calendar. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
