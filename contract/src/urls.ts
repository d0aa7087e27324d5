/** The web app lives below this; every address here is relative to it. */
export const webBase = '/competition';

/**
 * Every address of the web app by a name of ours. The spelling is fixed by the spec (seed §2), oddities
 * included: companion apps, mails and old links lead to them.
 */
export const addresses = {
  home: '/',
  allCompetitions: '/all-competetions',
  oldAllCompetitions: '/old-all-competetions',
  oldHome: '/old-home',
  createCompetition: '/create-competition',
  created: '/created/:id',
  myCompetitions: '/my-competitions',
  competitionDashboard: '/competition-dashboard/:id',
  competitionDetail: '/competition-detail/:id',
  leaderboard: '/leaderboard/:id',
  competitionWorkouts: '/competition-workouts/:id',
  workoutDetail: '/workout-detail/:id',
  compete: '/compete/:id',
  paymentIntent: '/payment-intent/:id/:athleteId',
  order: '/orders/:orderId',
  volunteer: '/volunteer/:id',
  teams: '/teams/:id',
  team: '/team/:id/:teamId',
  judging: '/judging',
  /** Where a judge's QR code leads: `?link=`. */
  judgeLink: '/judge-link',
  dashboard: '/dashboard',
  revenues: '/revenues',
  sales: '/revenues/orders',
  sale: '/revenues/orders/:orderId',
  dispute: '/revenues/orders/:orderId/disputes/:disputeId',
  featuredContent: '/featured-content',
  search: '/search',
  messages: '/messages',

  events: '/events',
  event: '/event',
  eventDetail: '/event-detail/:id',
  myEvents: '/my-events',
  eventPaymentIntent: '/event-payment-intent/:id',
  eventDoor: '/event-door/:id',
  eventPapers: '/event-papers/:id',
  myTickets: '/my-tickets',
  mobileEvent: '/mobile-event',
  mobileEventDetail: '/mobile-event-detail/:id',

  communities: '/communities',
  communityDetail: '/community-detail/:id',
  myCommunities: '/my-communities',
  allCommunities: '/all-communities',
  addCommunity: '/add-community',
  allGroups: '/all-groups',
  addGroup: '/add-group',
  groupInvite: '/group-invite/:token',
  publicFeed: '/public-feed',
  allActivities: '/all-activities',
  addActivity: '/add-activity',
  allActivityTypes: '/all-activities-types',
  addActivityType: '/add-activity-type',
  allChallenges: '/all-challenges',
  addChallenge: '/add-challenge',
  challengeRequests: '/challenge-requests',
  moderation: '/moderation',
  moderationCase: '/moderation/:caseId',

  clients: '/clients',
  /** One client of a trainer, and one trainer of a client: each by the id of the coaching. */
  client: '/clients/:id',
  checkInForms: '/check-in-forms',
  trainers: '/trainers',
  trainer: '/trainers/:id',
  requestsTrainer: '/requests-trainer',
  programRequests: '/program-requests',
  memberships: '/memberships',
  clientMemberships: '/client-memberships',
  allSubscriptions: '/all-subscriptions',
  allSubscribers: '/all-subscribers',
  subscriptions: '/subscriptions',
  programs: '/programs',
  myPrograms: '/my-programs',
  buildProgram: '/my-programs/:id',
  exercises: '/exercises',
  exercise: '/exercises/:id',
  fitnessTrainer: '/fitness-trainer',
  mobileFitnessTrainer: '/mobile-fitness-trainer',

  trackDiet: '/track-diet',
  mobileTrackDiet: '/mobile-track-diet',
  nutritionist: '/nutritionist',
  nutritionistWeaviate: '/nutritionist_weaviate',
  nutritionistPinecone: '/nutritionist_pinecone',
  healthFormulas: '/health-formulas-reference',
  profile: '/profile',
  editProfile: '/edit-profile',
  user: '/user/:id',
  userProfile: '/user-profile/:id',

  partners: '/partners',
  partnerDetails: '/partner-details',
  addPartner: '/add-partner',
  partnersDashboard: '/partners-dashboard',
  partnerProducts: '/partner-products',
  addProduct: '/add-product',
  receivedOrders: '/received-orders',
  gymInventory: '/gym-inventory',
  expenseManagement: '/expense-management',
  revenueManagement: '/revenue-management',
  stripeHome: '/stripe-home/',
  payoutRefresh: '/refresh/:connectedAccountId',
  payoutReturn: '/return/:connectedAccountId',

  login: '/login',
  register: '/register',
  loginOtpVerify: '/login-otp-verify',
  verifyOtp: '/verify-otp',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  guest: '/guest',
  oldLogin: '/old-login',
  getTrial: '/get-trial',
  branding: '/branding',
  allUsers: '/all-users',
  addUser: '/add-user',
  editUser: '/edit-user/:id',
  notifications: '/notifications',
  /** Where the link in a mail leads; the button there ends such mail. */
  unsubscribe: '/unsubscribe',
  /** Where the email about a deleted account leads: `?link=`. */
  accountDeletion: '/account-deletion',
  /** Where a mailed link leads by which a parent or guardian signs: `?link=`; `?token=` is for handovers. */
  guardian: '/guardian',
  contact: '/contact',
  helpCenter: '/help-center',
  terms: '/terms',
  privacy: '/privacy',

  /** Shared links (seed §2) have segments of their own that lead to the same screens. */
  sharedProgram: '/workout-program/:id',
  sharedGroup: '/Group/:id',
  post: '/post/:id',
  sharedActivity: '/Activity/:id',
  sharedChallenge: '/Challange/:id',
} as const;

export type AddressName = keyof typeof addresses;
export type Address = (typeof addresses)[AddressName];

/** The names after a colon: `'/team/:id/:teamId'` wants `id` and `teamId`. */
type PartNames<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? PartName<First> | PartNames<Rest>
  : PartName<Path>;
type PartName<Piece extends string> = Piece extends `:${infer Name}` ? Name : never;

type Parts<Name extends AddressName> = Record<PartNames<(typeof addresses)[Name]>, string>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** Addresses without parts need none; the others must be given each. */
type UrlInput<Name extends AddressName> = [PartNames<(typeof addresses)[Name]>] extends [never]
  ? [parts?: Record<never, never>, query?: Query]
  : [parts: Parts<Name>, query?: Query];

/** Screens that need nothing in their address: what a menu can lead to. */
export type PlainAddressName = {
  [Name in AddressName]: [PartNames<(typeof addresses)[Name]>] extends [never] ? Name : never;
}[AddressName];

/** The address of a screen inside the app: `urlOf('myEvents', {}, { tab: 'tickets' })`. */
export function urlOf<Name extends AddressName>(
  name: Name,
  ...[parts = {}, query = {}]: UrlInput<Name>
): string {
  const given = parts as Readonly<Record<string, string>>;
  const path = addresses[name].replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(given[part] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The whole address, for mails, shared links and QR codes. `site` is scheme, host and port. */
export function absoluteUrl(site: string, address: string): string {
  return `${site.replace(/\/+$/, '')}${webBase}${address}`;
}

/** The address inside the app: without the base path, however often it occurs. */
export function withoutBase(address: string): string {
  let inside = address;
  while (inside.startsWith(webBase) && /^([/?#]|$)/.test(inside.slice(webBase.length))) {
    inside = inside.slice(webBase.length);
  }
  return inside.startsWith('/') ? inside : `/${inside}`;
}

/** Open to visitors of every site: what a letter leads to, and what people read before they agree to it. */
export const alwaysOpenAddresses: readonly Address[] = [
  addresses.unsubscribe,
  addresses.accountDeletion,
  addresses.guardian,
  addresses.judgeLink,
  addresses.terms,
  addresses.privacy,
  addresses.guest,
];

/** What a visitor of a corporate site may see before signing in (seed §2); any other address goes to login. */
export const signedOutAddresses: readonly Address[] = [
  addresses.home,
  addresses.login,
  addresses.register,
  addresses.healthFormulas,
  addresses.resetPassword,
  addresses.forgotPassword,
  addresses.loginOtpVerify,
  addresses.verifyOtp,
  addresses.mobileTrackDiet,
  addresses.mobileFitnessTrainer,
  addresses.mobileEvent,
  addresses.mobileEventDetail,
  addresses.receivedOrders,
  addresses.partners,
  addresses.partnerDetails,
  addresses.myTickets,
];
