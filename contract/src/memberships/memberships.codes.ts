/** Codes of the calls on memberships, with their statuses. */
export const membershipCodes = {
  too_many_plans: 409,
  plan_full: 409,
  plan_off: 409,
  /** Paid further ahead than the next period. */
  renewal_too_early: 409,
  membership_not_active: 409,
  membership_frozen: 409,
  membership_over: 409,
  already_member: 409,
  plan_change_planned: 409,
  plan_not_offered: 422,
  member_unknown: 422,
  plan_unknown: 422,
  trial_of_free_plan: 422,
  member_code_unknown: 422,
  cash_not_returnable: 409,
  visit_not_undoable: 409,
} as const;

export const membershipTexts: Readonly<Record<keyof typeof membershipCodes, string>> = {
  too_many_plans: 'You have as many plans as there can be. Change one that is off instead.',
  plan_full: 'Every place of this plan is taken. Raise its limit, or choose another plan.',
  plan_off: 'This plan takes no new members. Turn it on, or choose another plan.',
  renewal_too_early: 'The next period can be paid from 14 days before this one ends.',
  membership_not_active: 'Only an active, paid membership can be frozen.',
  membership_frozen: 'This membership is frozen already.',
  membership_over: 'This membership is over. To come back, choose a plan and join again.',
  already_member: 'This person already has this plan. Find them in the list to take a payment.',
  plan_change_planned: 'Your plan changes when this period ends. Pay from then on, or keep your plan.',
  plan_not_offered: 'You can’t change to this plan. Choose another one.',
  member_unknown:
    'No account in your organization has this email. An administrator can invite them under People.',
  member_code_unknown: 'This isn’t the code of one of your members.',
  cash_not_returnable:
    'Only who took this cash can give it back, within 12 hours. Ask an administrator of your organization.',
  visit_not_undoable: 'A check-in can be undone for 12 hours. This one is older.',
  trial_of_free_plan: 'A free plan has no trial. Enter a price, or remove the trial.',
  plan_unknown: 'This plan doesn’t exist anymore. Choose another one.',
};
