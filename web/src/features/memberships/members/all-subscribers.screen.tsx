import { ClientMembershipsScreen, type MemberWords } from './client-memberships.screen.tsx';

const subscribers: MemberWords = {
  title: 'Subscribers',
  noun: ['subscriber', 'subscribers'],
  plans: 'allSubscriptions',
  members: 'allSubscribers',
  hasDoor: false,
};

/** Who has which plan of the platform. */
export function AllSubscribersScreen() {
  return <ClientMembershipsScreen words={subscribers} />;
}
