import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { personStates } from '@chalkline/contract/accounts/person.lifecycle.ts';
import type { AuditLogLine, AuditSpan } from '@chalkline/contract/administration/audit-log.schema.ts';
import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { exactTime } from '../../../ui/times.ts';
import { accountTypeLabels, personStateLabels } from '../account-labels.ts';
import { actionTexts } from '../action-texts/action-texts.ts';

/** In the history of who it was done to. */
const aboutThem: Readonly<Record<Extract<AuditAction, `person.${string}`>, string>> = {
  'person.signed_in': 'Signed in',
  'person.signed_up_at_desk': 'Signed up at the desk',
  'person.account_type_changed': 'Type changed',
  'person.organization_changed': 'Organization changed',
  'person.joined_organization': 'Joined by invitation',
  'person.came_by_invitation': 'Registered by invitation',
  'person.suspended': 'Suspended',
  'person.restored': 'Suspension lifted',
  'person.signed_out_everywhere': 'Signed out everywhere',
  'person.sessions_revoked': 'Signed out other devices',
  'person.password_set': 'Password set with a link',
  'person.password_changed': 'Password changed',
  'person.second_factor_added': 'Two-step sign-in turned on',
  'person.second_factor_removed': 'Two-step sign-in turned off',
  'person.passkey_added': 'Passkey added',
  'person.passkey_removed': 'Passkey removed',
  'person.recovery_codes_renewed': 'Recovery codes replaced',
  'person.promoted': 'Made an administrator from the command line',
  'person.invited': 'Invited from the command line',
  'person.email_change_asked': 'Asked to change the email',
  'person.email_changed': 'Email changed',
  'person.email_change_undone': 'Email change undone',
  'person.handle_changed': 'Handle changed',
  'person.renamed': 'Name changed',
  'person.leaving': 'Asked to delete the account',
  'person.kept': 'Canceled account deletion',
  'person.erased': 'Deleted for good',
};
const textsAboutThem: ReadonlyMap<string, string> = new Map(Object.entries(aboutThem));

/** What was done to the person of the history, or what they did to something else. */
export function actionText({
  action,
  aboutThem: isAbout,
}: Pick<HistoryLine, 'action' | 'aboutThem'>): string {
  const about = isAbout ? textsAboutThem.get(action) : undefined;
  return about ?? loggedText({ action });
}

/** What somebody did. An action that a newer version of the server knows is shown by its name. */
export function loggedText({ action }: Pick<AuditLogLine, 'action'>): string {
  return actionTexts.get(action) ?? plainAction(action);
}

/** "Changed the state of a competition: published". */
export function loggedState({ action, state }: Pick<AuditLogLine, 'action' | 'state'>): string {
  return action.endsWith('moved') && state ? `: ${state.replaceAll('_', ' ')}` : '';
}

/** In the words of who did it; moderators choose one of a list. */
export function loggedReason({ subjectKind, reason }: Pick<AuditLogLine, 'subjectKind' | 'reason'>): string {
  return subjectKind === 'case' && reason ? thingText(reason) : (reason ?? '');
}

/** Kinds whose own word isn't the one that people use. */
const thingWords: Readonly<Record<string, string>> = {
  case: 'moderation case',
  entry: 'registration',
  group: 'group or event',
  received_order: 'shop order',
};

/** `contact_message`: "Contact message". */
export function thingText(kind: string): string {
  const words = thingWords[kind] ?? kind.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const spanLabels: Readonly<Record<AuditSpan, string>> = {
  1: 'Last 24 hours',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 12 months',
};

/** `competition.entries_imported`: "Competition: entries imported". */
function plainAction(action: string): string {
  const [thing = '', verb = ''] = action.replaceAll('_', ' ').split('.');
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${verb}`;
}

export function actorText({ actor }: HistoryLine): string {
  if (!actor) return 'System';
  return actor.name ?? 'Someone outside your organization';
}

/** "Trainee → Trainer". */
export function changeText({ changes }: HistoryLine): string {
  return changes
    .map(({ field, before, after }) => {
      if (field === 'count') return after ?? '';
      if (field === 'until') return after === null ? '' : `until ${exactTime(after)}`;
      return `${valueText(field, before)} → ${valueText(field, after)}`;
    })
    .filter((words) => words !== '')
    .join(', ');
}

function valueText(field: string, value: string | null): string {
  const type = field === 'accountType' && accountTypes.find((one) => one === value);
  if (type) return accountTypeLabels[type];
  const state = field === 'state' && personStates.find((one) => one === value);
  if (state) return personStateLabels[state];
  return value ?? 'none';
}
