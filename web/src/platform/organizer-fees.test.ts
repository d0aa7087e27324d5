import { organizerFees, pageTexts } from '@chalkline/contract/page-texts.ts';
import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '../../../contract/src/showcase/help-topics.ts'],
  { query: '?raw', import: 'default', eager: true },
);

it('mentions organizer fees only together with the condition', () => {
  expect(organizerFees).toBe('no organizer fees for 2024 early adopters (this may change)');
  const said = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /(no|without|free of) organizer fees/i.test(text),
  );
  expect(said.map(([path]) => path)).toEqual([]);
  const uses = Object.keys(sources).filter((path) => /\$\{organizerFees\}/.test(sources[path] ?? ''));
  expect(uses.toSorted()).toEqual([
    '../../../contract/src/showcase/help-topics.ts',
    '../features/competitions/home/home-hero.tsx',
    '../features/showcase/legal/terms-text.ts',
  ]);
  for (const { description } of Object.values(pageTexts)) {
    expect(description.replace(organizerFees, '')).not.toContain('organizer fees');
  }
});
