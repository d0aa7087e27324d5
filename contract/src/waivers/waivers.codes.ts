/** Codes of the calls on waivers and questions, with their statuses. */
export const waiverCodes = {
  /** It has neither text nor a file. */
  waiver_empty: 422,
  too_many_waivers: 409,
  /** A newer version was published while this one was read. */
  waiver_changed: 409,
  /** Nobody is asked to sign it anymore. */
  waiver_inactive: 409,
  guardian_required: 422,
  birth_date_required: 422,
  /** They are of age on the day, or age doesn't matter. */
  guardian_not_needed: 409,
  /** The guardian's email is the minor's own. */
  guardian_is_you: 422,
  /** Unknown, too old, replaced, or for a version that no longer counts. */
  guardian_link_expired: 404,
  /** The organizer's last day for changes is over. */
  answers_closed: 409,
  /** People were reminded within the last day. */
  reminded_recently: 409,
  /** The thing it belongs to can't be changed in its state. */
  papers_closed: 409,
} as const;

/** A sentence for each of them. */
export const waiverTexts: Readonly<Record<keyof typeof waiverCodes, string>> = {
  waiver_empty: 'This waiver is empty. Enter its text or add a PDF.',
  too_many_waivers: 'You’ve reached the limit of 10 waivers. Edit one instead.',
  waiver_changed: 'This waiver has a newer version. Read it before you sign.',
  waiver_inactive: 'This waiver no longer needs to be signed.',
  guardian_required: 'You’re under 18 on the day. A parent or guardian must sign with you.',
  birth_date_required: 'Enter your birth date, so we know whether a parent or guardian must sign.',
  guardian_not_needed: 'You don’t need a parent or guardian to sign. Sign it yourself.',
  guardian_is_you: 'This is your own email. Enter the email of your parent or guardian.',
  guardian_link_expired: 'This link has expired or was replaced by a newer one. Ask for a new one.',
  answers_closed: 'Answers can’t be changed anymore. Ask the organizer to change them.',
  reminded_recently: 'You reminded everyone less than a day ago. Try again tomorrow.',
  papers_closed: 'Waivers and questions can’t be changed anymore.',
};
