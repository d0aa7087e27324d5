/** Where the words of an action alone don't say it. */
const texts: Readonly<Record<string, string>> = {
  'competition.moved': 'Competition moved',
  'competition.canceled': 'Competition canceled',
  'competition.changed': 'Settings changed',
  'competition.created': 'Competition created',
  'competition.announced': 'Announcement published',
  'competition.board_frozen': 'Leaderboard freeze changed',
  'competition.reveal_started': 'Award ceremony started',
  'competition.reveal_stopped': 'Award ceremony stopped',
  'competition.reveal_published': 'Award ceremony ended and results published',
  'competition.ties_ordered': 'Ties broken by hand',
  'competition.embargo_set': 'Publication scheduled',
  'competition.registration_set': 'Registration settings changed',
  'competition.appeals_set': 'Appeal window changed',
  'competition.code_renewed': 'Access code renewed',
  'competition.heats_late_entries_placed': 'Late athletes placed in heats',
  'competition.heat_reset': 'Heat clock reset',
  'entry.checked_in': 'Athlete checked in',
  'entry.check_in_undone': 'Check-in undone',
  'entry.created': 'Athlete added',
  'entry.changed': 'Athlete changed',
  'entry.merged': 'Athlete merged with a duplicate',
  'entry.moved': 'Registration moved',
  'entry.not_duplicate': 'Duplicate dismissed',
  'entry.claimed': 'Place claimed',
  'entry.invited': 'Athlete invited',
  'entry.declined': 'Invitation declined',
  'score.marked': 'Score check changed',
  'score.disputed': 'Second judge entered a different score',
  'score.settled': 'Score conflict settled',
};

/** `Score corrected`: what was done. */
export function actionText({ action }: { readonly action: string }): string {
  const known = texts[action];
  if (known) return known;
  const [kind = '', what = ''] = action.split('.');
  const words =
    kind === 'competition' ? what : kind === 'volunteers' ? `volunteer_${what}` : `${kind}_${what}`;
  const text = words.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
