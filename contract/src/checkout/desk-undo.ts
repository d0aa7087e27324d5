import { hour } from '../spans.ts';

/** For how long receptionists can take back what they did at the desk, in hours: a shift. */
const deskUndoHours = 12;

/** Whether that was within the shift that is now. */
export const isOfShift = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() < deskUndoHours * hour;
