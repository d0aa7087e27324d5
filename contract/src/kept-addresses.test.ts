import { expect, it } from 'vitest';
import { addresses } from './urls.ts';

/** Fixed: companion apps, mails and old links lead to them, spelled as they are. */
const kept = `
/ /all-competetions /old-all-competetions /old-home /create-competition /created/:id /my-competitions
/competition-dashboard/:id /competition-detail/:id /leaderboard/:id /competition-workouts/:id /workout-detail/:id
/compete/:id /volunteer/:id /teams/:id /team/:id/:teamid /judging /dashboard /revenues /featured-content /messages
/payment-intent/:id/:athleteId /stripe-home/ /refresh/:connectedAccountId /return/:connectedAccountId
/events /event /event-detail/:id /my-events /event-payment-intent/:id /mobile-event /mobile-event-detail/:id /my-tickets
/communities /community-detail/:id /my-communities /all-communities /add-community
/all-groups /add-group /public-feed /all-activities /add-activity /all-activities-types /add-activity-type
/all-challenges /add-challenge /challenge-requests /requests-trainer /program-requests
/branding /all-users /add-user /edit-user/:id /memberships /client-memberships /clients
/all-subscriptions /all-subscribers /subscriptions
/profile /edit-profile /user/:id /user-profile/:id /track-diet /mobile-track-diet
/nutritionist /nutritionist_weaviate /nutritionist_pinecone /fitness-trainer /mobile-fitness-trainer
/health-formulas-reference
/login /register /reset-password /forgot-password /login-otp-verify /verify-otp /old-login /get-trial
/contact /help-center
/partners /partner-details /partners-dashboard /add-partner /partner-products /add-product /received-orders
/gym-inventory /expense-management /revenue-management
/workout-program/:id /Group/:id /Activity/:id /Challange/:id
`
  .trim()
  .split(/\s+/);

it('keeps every address that others lead to', () => {
  // 92, and four of shared links.
  expect(new Set(kept).size).toBe(96);
  const known = new Set(Object.values(addresses).map(withoutNames));
  expect(kept.filter((address) => !known.has(withoutNames(address)))).toEqual([]);
});

function withoutNames(address: string): string {
  return address.replace(/:\w+/g, ':');
}
