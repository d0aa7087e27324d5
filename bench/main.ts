/**
 * `npm run bench` runs all of them, `npm run bench -- calls start` those named. Each prints a table and keeps
 * it with its raw figures in bench/results/. None of them fails on time.
 */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./start.ts')).benchStart(),
  calls: async () => (await import('./calls.ts')).benchCalls(),
  page: async () => (await import('./page.ts')).benchPage(),
  screens: async () => (await import('./screens.ts')).benchScreens(),
  announcement: async () => (await import('./announcement.ts')).benchAnnouncement(),
  everyone: async () => (await import('./everyone.ts')).benchEveryone(),
  diary: async () => (await import('./diary.ts')).benchDiary(),
  assistant: async () => (await import('./assistant.ts')).benchAssistant(),
  'board-forms': async () => (await import('./board-forms.ts')).benchBoardForms(),
  'canceled-event': async () => (await import('./canceled-event.ts')).benchCanceledEvent(),
  checkout: async () => (await import('./checkout.ts')).benchCheckout(),
  community: async () => (await import('./community.ts')).benchCommunity(),
  'cut-notices': async () => (await import('./cut-notices.ts')).benchCutNotices(),
  door: async () => (await import('./door.ts')).benchDoor(),
  heats: async () => (await import('./heats.ts')).benchHeats(),
  imports: async () => (await import('./imports.ts')).benchImports(),
  judges: async () => (await import('./judges.ts')).benchJudges(),
  'known-address': async () => (await import('./known-address.ts')).benchKnownAddress(),
  'large-boards': async () => (await import('./large-boards.ts')).benchLargeBoards(),
  'list-plans': async () => (await import('./list-plans.ts')).benchListPlans(),
  'row-boards': async () => (await import('./row-boards.ts')).benchRowBoards(),
  sale: async () => (await import('./sale.ts')).benchSale(),
  'sales-plans': async () => (await import('./sales-plans.ts')).benchSalesPlans(),
  'score-flood': async () => (await import('./score-flood.ts')).benchScoreFlood(),
  training: async () => (await import('./training.ts')).benchTraining(),
  weekend: async () => (await import('./weekend.ts')).benchWeekend(),
  'whole-weekend': async () => (await import('./whole-weekend.ts')).benchWholeWeekend(),
  'live-streams': async () => (await import('./live-streams.ts')).benchLiveStreams(),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);
for (const name of wanted) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no benchmark "${name}". Benchmarks: ${Object.keys(benches).join(', ')}.`);
    process.exit(1);
  }
  await bench();
}
