/** Codes of the calls on communities and groups, with their statuses. */
export const groupCodes = {
  /** A group must always have an owner. */
  last_owner: 409,
  /** It was deleted and can only be restored. */
  group_archived: 409,
  /** Groups in it need a community, or it can't have one. */
  visibility_needs_community: 422,
  person_unknown: 422,
  not_in_community: 409,
  already_member: 409,
  invite_used_up: 409,
  too_many_invites: 409,
  activity_type_unknown: 422,
  ends_before_start: 422,
  too_long_ahead: 422,
  /** A goal that is reached needs what is to be reached. */
  target_missing: 422,
  /** Results were counted by it. */
  goal_fixed: 409,
  ticket_type_unknown: 422,
  add_on_unknown: 422,
  /** Prices of tickets that were sold are in it. */
  currency_fixed: 409,
  /** People hold good tickets to an event. */
  tickets_sold: 409,
  /** Who deletes their account runs an event to come alone, and people have tickets to it. */
  event_needs_owner: 409,
  /** A waiting list is for ticket types that are sold out. */
  tickets_left: 409,
  event_canceled: 409,
  event_over: 409,
  too_many_attachments: 409,
  /** Neither a file nor a link, or both. */
  attachment_empty: 422,
  /** What was typed isn't the event's name. */
  name_differs: 422,
} as const;

export const groupTexts: Readonly<Record<keyof typeof groupCodes, string>> = {
  last_owner: 'A group needs an owner. Transfer ownership to someone else first.',
  group_archived: 'This was deleted. Restore it first.',
  visibility_needs_community:
    'Only groups in a community can be open to its members. Choose another visibility.',
  person_unknown: 'We couldn’t find this person. Check the handle and try again.',
  not_in_community: 'This person isn’t in the community. Invite them to it first.',
  already_member: 'This person already belongs here or was removed. Check the member list.',
  invite_used_up: 'This invite link has been used up. Ask for a new one.',
  activity_type_unknown: 'This activity type is no longer offered. Choose another one.',
  ends_before_start: 'The end comes before the start. Check both.',
  too_long_ahead: 'This is too long. Activities last up to 7 days, events up to 31, challenges up to 366.',
  target_missing: 'Enter the target people should reach.',
  goal_fixed: 'The challenge has started. Its activity, goal, dates and teams stay as they are.',
  ticket_type_unknown: 'This ticket type isn’t part of the event. Reload and try again.',
  add_on_unknown: 'This add-on isn’t part of the event. Reload and try again.',
  currency_fixed: 'Tickets have been sold. The currency can’t change anymore.',
  tickets_sold: 'People have tickets to this event. Refund their orders first, then delete it.',
  event_needs_owner:
    'People have tickets to an event you run. Make someone else its owner or cancel it, then delete your account.',
  tickets_left: 'There are tickets left. Get yours now.',
  event_canceled: 'This event is already canceled.',
  too_many_attachments: 'An event can have up to 20 attachments. Delete one first.',
  attachment_empty: 'Choose a file or enter a link, one of the two.',
  event_over: 'This event has ended. Refund orders one by one instead.',
  name_differs: 'This isn’t the name of the event. Type it exactly as it’s written.',
  too_many_invites: 'You’ve reached the limit of 20 invite links. Delete one first.',
};
