import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

type Key = 'feed' | 'members' | 'events';

function Example() {
  const [current, setCurrent] = useState<Key>('feed');
  const tabs = [
    { key: 'feed', label: 'Feed' },
    { key: 'members', label: 'Members', count: 412 },
    { key: 'events', label: 'Events' },
  ] as const;
  return (
    <Tabs id="t" label="Community" tabs={tabs} current={current} onChange={setCurrent}>
      Content of {current}
    </Tabs>
  );
}

it('moves with the arrow keys, around the ends, and takes the focus along', () => {
  render(<Example />);
  const list = screen.getByRole('tablist');
  const open = () => screen.getByRole('tab', { selected: true }).textContent;
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(open()).toBe('Events');
  expect(document.activeElement?.textContent).toBe('Events');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(open()).toBe('Feed');
  fireEvent.keyDown(list, { key: 'End' });
  fireEvent.keyDown(list, { key: 'Home' });
  expect(open()).toBe('Feed');
  expect(screen.getByRole('tabpanel', { name: 'Feed' }).textContent).toBe('Content of feed');
});
