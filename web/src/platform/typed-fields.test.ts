import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob('../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is typed into here is not lost with the session, or is nothing to lose. */
const kept = /\b(useCallForm|usePatchForm|useDraftForm|useKeptState|useKeptValues|useImport|useDraft)\b/;
const typedInto =
  /<(TextField|TextArea|NumberField|PasswordField|ClockField|CodeField|input|textarea|form)\b/;
const ownState = /\b(useState|useReducer)\b|<form\b/;

const nothingToLose: Readonly<Record<string, string>> = {
  'accounts/second-step.tsx': 'a code that is good for half a minute, before there is a session',
  'agenda/feed-modal.tsx': 'shows the address; nobody types',
  'assistant/composer.tsx': 'a question about health is stored nowhere',
  'checkout/pay/free-order.tsx': 'a button alone; nobody types',
  'checkout/pay/stripe-payment.tsx':
    'a card is a secret: it is typed into Stripe’s own frame and stored nowhere',
  'checkout/pay/test-card-form.tsx': 'a card is a secret: stored nowhere, not even a test card',
  'checkout/selling/documents-panel.tsx': 'two days, for a file',
  'competitions/home/filters/days-part.tsx': 'a filter: what is chosen stands in the address',
  'competitions/judging/score-entry.tsx': 'what is entered is kept on the phone at each tap',
  'competitions/leaderboard/actions/take-away.tsx': 'shows what can be copied; nobody types',
  'competitions/leaderboard/try-score.tsx': 'asks what would be; anybody may, and nothing is recorded',
  'competitions/organizer/adjustments/entry-select.tsx':
    'a search; who is found belongs to the form around it',
  'competitions/organizer/create/step-form.tsx': 'the shell of a step; its draft is a useCallForm',
  'competitions/organizer/heats/judge-link-modal.tsx': 'shows the link; nobody types',
  'competitions/organizer/overview/private-code.tsx': 'shows the code; nobody types',
  'competitions/organizer/points/own-table-field.tsx': 'its points belong to the form around it',
  'competitions/organizer/workouts/lines-field.tsx': 'its lines belong to the form around it',
  'events/detail/hidden-types.tsx': 'a code opens tickets as soon as it’s sent, without a session too',
  'events/door/conflicts.tsx': 'a note, typed while the ticket’s holder stands there',
  'events/door/scanner.tsx': 'a gate and a reason, typed while somebody waits at the door',
  'overview/front-desk/change-due.tsx': 'cash that was handed over, to work out the change; not kept',
  'overview/front-desk/desk-cart.tsx': 'a name and an email, typed while a buyer stands at the desk',
  'overview/front-desk/desk-code.tsx': 'a code, typed while a buyer stands at the desk',
  'overview/front-desk/desk-search.tsx': 'a name that is looked for; it stands in the address',
  'overview/till/till-panel.tsx': 'a day that is looked at',
  'partners/products/picture-fields.tsx': 'its descriptions belong to the form around it',
  'posts/mention-box.tsx': 'its text belongs to the form around it',
  'programs/builder/day-name.tsx': 'a name, taken at each pause by the draft around it',
  'training/player/figure-input.tsx':
    'a figure is with its set as soon as it’s a number; pressing “Set done” keeps it',
  'waivers/guardian/guardian-form.tsx': 'a guardian signs without a session that could end',
};

function unkept(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([path, text]) => !path.includes('.test.') && typedInto.test(text) && ownState.test(text))
    .filter(([, text]) => !kept.test(text))
    .map(([path]) => path.replace('../features/', ''));
}

it('every form keeps what was typed when the session ends under it', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(unkept(sources).sort()).toEqual(Object.keys(nothingToLose).sort());
});

it('finds a form that keeps nothing', () => {
  const field = "const [name, setName] = useState('');\nreturn <TextField value={name} />;";
  expect(unkept({ '../features/new/name.tsx': field })).toEqual(['new/name.tsx']);
  expect(unkept({ '../features/new/name.tsx': '<form action={send}>' })).toEqual(['new/name.tsx']);
  expect(unkept({ '../features/new/name.tsx': field.replace('useState', 'useKeptState') })).toEqual([]);
});
