import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Status, StatusMark } from './status-mark.tsx';

const words: Record<Status, string> = {
  live: 'Live',
  provisional: 'Provisional',
  frozen: 'Frozen',
  final: 'Final',
  open: 'Entries open',
  opens: 'Opens',
  full: 'Full',
  draft: 'Draft',
  closed: 'Closed',
  canceled: 'Canceled',
};

describe('StatusMark', () => {
  it('says each state by word and by a shape that no other state has', () => {
    const shapes = Object.entries(words).map(([status, word]) => {
      const { container } = render(<StatusMark status={status as Status} />);
      expect(container.textContent).toBe(word);
      return container.querySelector('svg, i')?.outerHTML;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('takes another word for the same state', () => {
    const { container } = render(<StatusMark status="opens">Opens 1 Dec</StatusMark>);
    expect(container.textContent).toBe('Opens 1 Dec');
  });
});
