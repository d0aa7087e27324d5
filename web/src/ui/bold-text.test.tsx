import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoldText } from './bold-text.tsx';

function markup(text: string): string {
  return render(<BoldText text={text} />).container.querySelector('div')?.innerHTML ?? '';
}

it.each([
  [
    'Five a week, **never longer than 50 minutes**.',
    '<p>Five a week, <b>never longer than 50 minutes</b>.</p>',
  ],
  ['**You need**\nA rower', '<p><b>You need</b>\nA rower</p>'],
  ['One\n\nTwo\r\n \r\nThree', '<p>One</p><p>Two</p><p>Three</p>'],
  ['**a** and **b**', '<p><b>a</b> and <b>b</b></p>'],
  ['2 ** 3, and **open', '<p>2 ** 3, and **open</p>'],
  ['****', '<p>****</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('shows %j', (text, expected) => {
  expect(markup(text)).toBe(expected);
});
