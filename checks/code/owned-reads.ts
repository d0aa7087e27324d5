import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { Module, NodeOf } from '../house/module.ts';

/**
 * Reads of owned tables that aren't limited to one organization, each with its reason: `<path below server/src>#<function>`.
 * A new line here lets someone see across organizations, so it needs a review.
 */
const unbounded: Readonly<Record<string, string>> = {
  'accounts/people/people.repository.ts#findPerson': 'a person by an id that is already known to be theirs',
  'accounts/people/people.repository.ts#findPersonByEmail': 'signing in or registering has no viewer yet',
  'competitions/cancellations/cancellations.repository.ts#findInvitedPlaces':
    'which invited emails are those of people who get the notification anyway; nothing of them is shown',
  'accounts/suspensions/suspensions.repository.ts#findPausedSellers':
    'whether those who sell what the caller has in hand are suspended or gone; nothing else of them is read',
  'money/sellers/sellers.repository.ts#findSuspendedSellers': 'the same',
  'partners/partners/partners.repository.ts#findDecidersOfPartners':
    'the administrators of the site who decide an application; only their ids are read',
  'memberships/renewals/renewals.repository.ts#findDearer': 'the job renews those of all sellers',
  'money/sellers/sellers.repository.ts#findTermsOf': 'the tax on what the caller has in hand',
  'events/personal/personal.repository.ts#ownedAlone': 'of the person who deletes their account',
  'competitions/activity/activity.repository.ts#findNames':
    'those who did something in a competition, for its organizers',
  'accounts/people/people.repository.ts#findDueToErase': 'the job that erases knows no organizations',
  'accounts/people/people.repository.ts#lockDueToErase': 'the job that erases knows no organizations',
  'accounts/people/people.repository.ts#findLeaving': 'by a link that only they were sent',
  'posts/personal/personal.repository.ts#findKeepsPosts': 'of the person who is being erased',
  'profiles/profiles/profiles.repository.ts#findProfile': 'one reads and changes oneself',
  'accounts/administrators/administrators.repository.ts#hasSuccessor':
    'whether an organization keeps an administrator, for any viewer',
  'accounts/administrators/administrators.repository.ts#findOtherAdministrator':
    'who takes over in the organization that someone is leaving',
  'administration/invitations/invitations.repository.ts#takeWhere':
    'by the link, which only the invited address has; by others with the scope of takeWaiting',
  'administration/invitations/invitations.repository.ts#takeDueMail': 'the job mails for all of them',
  'administration/invitations/invitation-mails.repository.ts#countMails':
    'of the one organization that is invited to, which its service has looked at',
  'administration/people/standing-notices.repository.ts#findStandings':
    'the recipients of a notification, of themselves',
  'administration/invitations/invitation-mails.repository.ts#countMailsTo': 'the same',
  'administration/invitations/invitation-mails.repository.ts#countQueued': 'the same',
  'administration/invitations/invitation-mails.repository.ts#putOffMails': 'the job mails for all of them',
  'administration/invitations/invitations.repository.ts#findInvited':
    'of the one organization that is invited to, which its service has looked at',
  'administration/invitations/invitations.repository.ts#findMembers':
    'the same; of the whole site only for its administrators',
  'profiles/connections/connections.repository.ts#searchPeople': 'pageIsFor has the scope',
  'notifications/mails/mails.repository.ts#findReaders':
    'the recipients of a notification, to mail it to them',
  'notifications/preferences/preferences.repository.ts#findZone': 'of the person who asks',
  'notifications/preferences/preferences.repository.ts#isPerson': 'by a link that only they were sent',
  'overview/desk-people.repository.ts#findDeskPeople':
    'isKnown limits them to the organization’s people, members and ticket holders',
  'overview/desk-people.repository.ts#findDeskPerson': 'the same',
  'partners/partners/partners.repository.ts#findOwners': 'who applied, for administrators of the site',
  'overview/till.repository.ts#findTillPeriods': 'of the seller that the viewer’s organization is',
  'activities/challenges/rejections.repository.ts#findCountedForNotices':
    'recipients of a notification, of challenges they take part in',
  'moderation/cases/reported-uploads.repository.ts#findDecidable':
    'whether what is held for a case may go; nothing of it is shown',
  'activities/notices/notices.repository.ts#findDated':
    'recipients of a notification: findPlacesOf says who takes part or waits',
  'groups/groups/archive.repository.ts#findTakenDown': 'of a case that its moderators decide',
  'groups/groups/groups.repository.ts#selectGroups': 'each function that reads through it adds the scope',
  'groups/groups/groups.repository.ts#isGroupOpen':
    'money came for something sold there, whichever buyer paid',
  'groups/groups/groups.repository.ts#copyGroups': 'of a group that its editor repeats',
  'events/details/series.repository.ts#findSessions':
    'dates of a series whose editor changes them: all have the organization of the first',
  'events/details/series.repository.ts#countLaterDates':
    'only a number, of dates of the same series, organization and visibility',
  'events/details/series.repository.ts#findSeriesNames': 'of series that the viewer has a pass to',
  'events/tickets/passes.repository.ts#findPlaces': 'the places of one’s own passes',
  'events/series/series.repository.ts#findSold': 'of dates of a series whose editor changes them',
  'events/series/series.repository.ts#findHoldersOf': 'the recipients of a notification',
  'events/series/series.repository.ts#findMovedEvents':
    'recipients of a notification: findHoldersOf says who has a ticket',
  'events/cancellations/cancellations.repository.ts#findCanceledEvents':
    'recipients of a notification: findHolders says who had a ticket',
  'events/holder-mails/holder-mails.repository.ts#findDueReminders':
    'events that begin soon, whose holders a job reminds',
  'events/holder-mails/holder-mails.repository.ts#findEventsForNotices':
    'recipients of a notification: findHolderPairs says who has a ticket',
  'events/papers/event-papers.repository.ts#findPapersEvent':
    'of an event that the viewer sees, or has or is offered a ticket to',
  'events/papers/event-papers.repository.ts#findNamedEvents':
    'names for those who signed or take part, as of competitions',
  'events/tickets/tickets.repository.ts#hasValidTickets':
    'of a group that is about to be deleted, which its policy allowed',
  'events/tickets/tickets.repository.ts#selectTickets': 'one’s own tickets, also where one isn’t in anymore',
  'events/tickets/transfers.repository.ts#lockForTransfer':
    'a ticket that its holder was found by, or whom it is offered to',
  'events/tickets/transfers.repository.ts#selectOffers':
    'offers of one’s own tickets, and to one’s own email, which the giver chose',
  'events/tickets/waiting.repository.ts#findWaitingForNotices':
    'the recipients of a notification, each shown only their own place',
  'events/tickets/waiting.repository.ts#findEndOfOpen':
    'of an event that its service has looked at for the viewer, or that a job serves',
  'memberships/renewals/renewals.repository.ts#findForNotices':
    'the recipients of a notification, each shown only their own membership',
  'groups/members/group-audiences.repository.ts#findLookedAfter': 'groups that the viewer owns or moderates',
  'groups/members/notices.repository.ts#findPlaces':
    'of many recipients at once: each row is compared with its own person’s organization',
  'activities/challenges/takers.repository.ts#findTeamPlaces':
    'recipients of a notification, of challenges that they still take part in',
  'posts/posts/posts.repository.ts#selectPosts': 'each function that reads through it adds isReadablePost',
  'posts/posts/posts.repository.ts#findMentionable':
    'pageIsFor has the scope; others share a group with the writer',
  'posts/posts/posts.repository.ts#findNamed': 'people whom the author of a text might name',
  'posts/posts/hearers.repository.ts#findHearers': 'the recipients of a notification, to send it to them',
  'posts/comments/noticed.repository.ts#findReaders': 'the same, to ask what they may read',
  'moderation/cases/cases.repository.ts#selectCases':
    'each function that reads through it adds who handles, reported or wrote it',
  'moderation/cases/cases.repository.ts#countCases':
    'isHandledBy and isAppealFor compare the organization of a case with the viewer’s',
  'moderation/cases/cases.repository.ts#findCase':
    'what the viewer is to it is read with it, and without that it’s 404',
  'moderation/cases/cases.repository.ts#lockCase':
    'by an id that findCase has shown the viewer, or that a job found',
  'moderation/cases/cases.repository.ts#findOpenCase': 'of something that the viewer sees',
  'moderation/cases/cases.repository.ts#findBefore':
    'isHandledBy compares the organization of a case with the viewer’s',
  'moderation/cases/cases.repository.ts#findLate': 'the job moves up those of all organizations',
  'moderation/cases/staff.repository.ts#findStaff': 'who looks after a place that the case is in',
  'moderation/personal/personal.repository.ts#emptyCopies': 'of the person who is erased',
  'money/sellers/sellers.repository.ts#selectSellers':
    'who sold is on every receipt, also of a company to someone outside it',
  'money/sellers/sellers.repository.ts#findOwnerName':
    'of the seller that the viewer is, which its policy decided',
  'finance/bookings/booking-notices.repository.ts#findForNotices':
    'notices go to the person who made the entry, and to the administrators of its organization',
  'finance/bookings/booking-notices.repository.ts#findKeepers': 'the recipients of a notice about an entry',
  'finance/repeats/repeats.repository.ts#takeDueRepeat': 'a job books for every organization',
  'programs/catalog/catalog.repository.ts#selectBrief': 'each function that reads through it adds isVisible',
  'programs/catalog/versions.repository.ts#findPublishedNumbers': 'of programs that the viewer trains by',
  'training/program-requests/program-requests.repository.ts#isReachable':
    'the coach of a program that the viewer sees; only whether they are there',
  'programs/catalog/versions.repository.ts#keepsPublished':
    'money came for something sold there, whichever buyer paid',
  'programs/catalog/versions.repository.ts#findLatest': 'of programs that the viewer was sent or builds',
  'programs/programs/programs.repository.ts#selectOwn': 'programs that the viewer builds',
  'programs/programs/programs.repository.ts#countPrograms': 'the same',
  'programs/programs/programs.repository.ts#takeProgram': 'the same',
  'inventory/items/keepers.repository.ts#findKeepers': 'the recipients of a low-stock notice',
  'inventory/items/keepers.repository.ts#findLowItems':
    'for notices, which compare each recipient with the item’s organization',
  'money/sellers/sellers.repository.ts#findOwners': 'who owns a seller, to notify them',
  'coaching/coachings/coachings.repository.ts#findCoaching':
    'the other of the two people of a coaching, for one of them',
  'coaching/trainer-requests/trainer-requests.repository.ts#findDeciderIds':
    'the recipients of a notice about a request',
  'coaching/trainer-requests/trainer-requests.repository.ts#findDecidersAmong':
    'whether the recipients still decide, and for which organization',
  'coaching/coachings/trainers.repository.ts#findTrainers': 'pageIsFor has the scope',
  'memberships/plans/plans.repository.ts#selectPlans': 'each function that reads through it adds the scope',
  'memberships/plans/plans.repository.ts#findMembersToReach':
    'who has a plan that the viewer sells, as its service has looked at',
  'memberships/plans/plans.repository.ts#keepPlan':
    'money came for something sold there, whichever buyer paid',
  'memberships/plans/plans.repository.ts#findRooms': 'how full plans are that the sale has looked at',
  'memberships/memberships/memberships.repository.ts#selectMemberships':
    'the plans of a seller that the viewer is, or of the person who asks',
  'memberships/memberships/memberships.repository.ts#sumDue': 'of a seller that the viewer is',
  'showcase/contact/contact.repository.ts#isOwnEmail': 'whether an address is the writer’s own',
  'notifications/notifications/readers.repository.ts#findMomentReaders':
    'the locale and time zone of the recipients',
  'showcase/contact/contact.repository.ts#findAdministratorIds':
    'those who administer the whole site, to tell them of a message',
  'showcase/contact/contact.repository.ts#findAdministratorsAmong':
    'whether the recipient still administers the whole site',
};

const joins: readonly string[] = ['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'];

/**
 * Only an organization's own people see what it owns: each read of a table with an organization_id goes through
 * `organizationScope`, or is in the list above.
 */
export function ownedReads({ modules }: House): Finding[] {
  const owned = ownedTables(modules);
  const found = modules
    .filter(({ path }) => /^server\/src\/.*\.repository\.ts$/.test(path))
    .flatMap((module) => unboundedReads(module, owned));
  const seen = new Set(found.map(({ name }) => name));
  return [
    ...found.filter(({ name }) => !(name in unbounded)).map(({ finding }) => finding),
    ...Object.keys(unbounded)
      .filter((name) => !seen.has(name) && modules.some(({ path }) => path === fileOf(name)))
      .map(noSuchRead),
  ];
}

/** The names of tables with the column. */
function ownedTables(modules: readonly Module[]): Set<string> {
  const tables = modules.filter(({ path }) => /^server\/src\/.*\.table\.ts$/.test(path));
  const names = tables.flatMap((module) =>
    module.nodes('VariableDeclarator').flatMap(({ id, start, end }) => {
      const isOwned = /Schema\.table\([\s\S]*'organization_id'/.test(module.text.slice(start, end));
      return isOwned && id.type === 'Identifier' ? [id.name] : [];
    }),
  );
  return new Set(names);
}

function unboundedReads(module: Module, owned: ReadonlySet<string>): { name: string; finding: Finding }[] {
  return module.nodes('CallExpression').flatMap((call) => {
    const table = tableRead(call);
    if (!table || !owned.has(table)) return [];
    const within = functionAround(module.text, call.start);
    if (/\b(?:organization|group)Scope\(/.test(within.text)) return [];
    const name = `${module.path.slice('server/src/'.length)}#${within.name}`;
    const message = `reads ${table}, which organizations own, without organizationScope(${table}.organizationId, viewer, …)`;
    const line = module.lineAt(call.start);
    return [{ name, finding: { path: module.path, line, rule: 'code/owned-reads', message } }];
  });
}

/** A join that adds people's names to a row shows only people whom the row's own policy makes visible. */
function tableRead({ callee, arguments: [first] }: NodeOf<'CallExpression'>): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (first?.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  return name === 'from' || name === '$count' || (joins.includes(name) && first.name !== 'people')
    ? first.name
    : undefined;
}

/** The function that contains this position. */
function functionAround(text: string, at: number): { name: string; text: string } {
  const heads = [...text.slice(0, at).matchAll(/^(?:export )?(?:async )?function (\w+)/gm)];
  const head = heads.at(-1);
  const end = text.indexOf('\n}', at);
  return { name: head?.[1] ?? '', text: text.slice(head?.index ?? 0, end < 0 ? undefined : end) };
}

function fileOf(name: string): string {
  return `server/src/${name.split('#')[0]}`;
}

function noSuchRead(name: string): Finding {
  const message = `there is no unbounded read called ${name}; remove it from the list`;
  return { path: 'checks/code/owned-reads.ts', line: 1, rule: 'code/owned-reads', message };
}
