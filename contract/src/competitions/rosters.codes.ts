/** Codes of the rosters of teams. */
export const rosterCodes = {
  /** The competition has started. */
  roster_locked: 409,
  team_full: 409,
  already_on_team: 409,
  captain_stays: 409,
  captain_needs_account: 409,
  team_link_expired: 409,
  team_paid: 409,
  team_reminded: 409,
  member_listed: 409,
  member_mailed: 409,
} as const;

export const rosterTexts: Readonly<Record<keyof typeof rosterCodes, string>> = {
  roster_locked: 'The roster is locked. Ask the organizer to change it.',
  team_full: 'This team is full. Ask the captain to free a place.',
  already_on_team: 'You’re already on a team in this division.',
  captain_stays: 'The captain can’t leave the team. Make another member captain first.',
  captain_needs_account: 'A captain needs an account. Ask this member to join with the invite link first.',
  team_paid: 'Nothing is left to pay for this team. Reload to see who has paid.',
  team_reminded: 'You reminded your team within the last day. Try again tomorrow.',
  member_listed: 'Someone with this email is already on the team.',
  member_mailed: 'This teammate was emailed within the last day. Try again tomorrow.',
  team_link_expired: 'This invite link has expired. Ask the captain for a new one.',
};
