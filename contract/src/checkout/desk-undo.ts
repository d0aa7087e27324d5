/** For how long receptionists can take back what they did at the desk, in hours: a shift. */
export const deskUndoHours = 12;
