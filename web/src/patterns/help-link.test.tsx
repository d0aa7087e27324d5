import { helpTopics } from '@chalkline/contract/showcase/help-topics.ts';
import { screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HelpLink } from './help-link.tsx';

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screens = Object.entries(sources).filter(([path]) => !path.includes('help-link'));

it('leads to the answer in the help center, in a new tab', () => {
  render(
    <MemoryRouter>
      <HelpLink answer="refunds" about="refunds" />
    </MemoryRouter>,
  );
  const link = page.getByRole('link', { name: 'Help with refunds, in a new tab' });
  expect(link.getAttribute('href')).toBe('/help-center#refunds');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('is on the screens where people get stuck, and each answer exists', () => {
  const known = new Set(helpTopics.flatMap(({ answers }) => answers.map(({ id }) => id)));
  const linked = screens.flatMap(([, text]) => {
    const uses = text.match(/<HelpLink\b/g) ?? [];
    const named = [...text.matchAll(/<HelpLink\b[^>]*?\banswer="([a-z-]+)"/g)].map(([, id = '']) => id);
    expect(named).toHaveLength(uses.length);
    return named;
  });
  expect(linked.filter((id) => !known.has(id))).toEqual([]);
  const topics = ['places-held', 'refunds', 'shop-orders', 'seed-heats', 'enter-scores', 'check-in', 'door'];
  const others = ['payouts', 'cancel-membership', 'offline-judging', 'clinched-out', 'award-ceremony'];
  expect([...topics, ...others].filter((id) => !linked.includes(id))).toEqual([]);
});
