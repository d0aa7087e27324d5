import { freezeDays } from '../memberships/membership.schema.ts';
import { hour } from '../spans.ts';
import { offerTime } from '../waiting-list.lifecycle.ts';
import type { HelpTopic } from './help-topic.ts';

/** FAQs about tickets, refunds, waiting lists and memberships. */
export const buyingTopics: readonly HelpTopic[] = [
  {
    id: 'tickets',
    title: 'Tickets and refunds',
    answers: [
      {
        id: 'my-tickets',
        question: 'Where are my tickets?',
        answer: [
          'Under My tickets, with the QR code for the door. You can also save each as a PDF or add it to your calendar.',
          'Bought without an account? Enter the email of your order under My tickets, and we’ll send you a one-time code.',
        ],
        next: { label: 'My tickets', screen: 'myTickets' },
        also: 'qr code pdf event guest find lost',
      },
      {
        id: 'door',
        question: 'How does the door of an event work?',
        answer: [
          'The staff scan your code or find your name. A ticket lets in one person. If you’re checked out when you leave, you can come in again.',
          'The door keeps working without a network: the device knows the list and sends its scans later.',
        ],
        also: 'check in scanner entry re-entry used twice offline',
      },
      {
        id: 'pass-on-ticket',
        question: 'Can I give my ticket to someone else?',
        answer: [
          'Yes, if the organizer allows it for this ticket and no one has come in with it. Choose Transfer ticket under My tickets and enter an email. Once it’s accepted, your code stops working. The order stays with who paid. The new holder can give the ticket back, and any refund goes to who paid.',
        ],
        next: { label: 'My tickets', screen: 'myTickets' },
        also: 'transfer pass on friend resell name change',
      },
      {
        id: 'places-held',
        question: 'How long are my places held while I pay?',
        answer: [
          'The countdown on your order shows it. Until it ends, no one else gets what you chose, at the price you saw. If you pay in the last minutes, there’s enough time to finish. You can leave the page and come back from your orders.',
          'When the time is over, what you chose is for sale again. If your money arrives later and everything is still free, you get it; otherwise you get all of it back. You’re never charged twice for one order.',
          'Declined? Try again or use another card: the order stays open until the countdown ends.',
        ],
        also: 'checkout countdown timer payment declined card expired hold twice',
      },
      {
        id: 'refunds',
        question: 'How do I get a refund?',
        answer: [
          'Open your order. If the seller’s rule gives something back, you see how much before you confirm. Your ticket is void at once, unless the organizer lets it stay valid until the money has arrived. Where there’s no rule, ask the seller: they can refund you at any time.',
          'If you can’t come to a competition, you can withdraw from your place on its registration page until you check in, even if nothing is refunded anymore. The place goes to the next person on the waiting list.',
          'The money goes back to who paid, the way it was paid: cash is given back at the desk. If your card or account no longer exists, the seller can pay you in cash or by bank transfer, and your order says so. If a competition or an event is canceled, everything is refunded without asking. A pass keeps its other dates, and the organizer decides what goes back.',
        ],
        also: 'money back cancel order return registration withdraw',
      },
      {
        id: 'shop-orders',
        question: 'How do I cancel or change an order from a shop?',
        answer: [
          'Open your order from its email, or under Orders in your account. Until the shop accepts it, you can cancel it or single pieces yourself, and get back everything you paid for them. To change it, cancel and order again.',
          'Once it’s accepted, choose Contact the shop: it can cancel your order until it ships. After it has arrived, ask for a return, if the shop offers returns.',
        ],
        also: 'partner parcel delivery return wrong size address message seller contact',
      },
      {
        id: 'waiting-lists',
        question: 'How do waiting lists work?',
        answer: [
          `When a division or a ticket is sold out, signed-in people can join its list. Once a place is free, the first in line gets it offered and has ${offerTime / hour} hours to take it, but never past the end of sales. After that, the next one is asked. A competition’s list continues after registration has closed, until its first day.`,
          'If you let an offer pass and want a place later, join again at the end of the list.',
        ],
        also: 'waitlist sold out full queue offer place',
      },
    ],
  },
  {
    id: 'memberships',
    title: 'Memberships',
    answers: [
      {
        id: 'cancel-membership',
        question: 'How do I cancel or freeze a membership?',
        answer: [
          `Open My subscriptions. Canceled memberships stay valid until the paid time ends. You can also freeze yours for ${freezeDays.fewest} to ${freezeDays.most} days: the paid time gets longer by as many days.`,
        ],
        next: { label: 'My subscriptions', screen: 'subscriptions' },
        also: 'gym plan stop end pause quit subscription',
      },
      {
        id: 'renew-membership',
        question: 'Does a membership renew by itself?',
        answer: [
          'Only if you chose to leave a card for it. Otherwise pay the next time yourself, here or at the desk. A free trial leaves a card that pays on the day after the trial, unless you cancel before.',
          'If a payment stays open for more than a week, the membership is suspended until it’s paid.',
        ],
        next: { label: 'My subscriptions', screen: 'subscriptions' },
        also: 'card charge automatic trial due unpaid suspended',
      },
    ],
  },
];
