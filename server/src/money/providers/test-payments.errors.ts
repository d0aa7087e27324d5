import { notFound, stateChanged } from '../../platform/http/refusal.ts';

export const noTestPayments = () => notFound('There are no test payments here.');
export const testPaymentNotFound = () => notFound('There is no such payment.');
export const testPaymentNotOpen = () =>
  stateChanged('This payment is no longer open. Load the page again to see where it is.');
export const onboardingLinkUsed = () => notFound('This link has expired. Request a new one.');
