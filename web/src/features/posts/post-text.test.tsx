import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PostText } from './post-text.tsx';

function show(text: string) {
  return render(
    <MemoryRouter>
      <PostText mentions={[]}>{text}</PostText>
    </MemoryRouter>,
  ).container;
}

describe('what people write', () => {
  it('shows HTML as text and loads no pictures from elsewhere', () => {
    const shown = show('<b onclick="steal()">hi</b> ![a cat](https://elsewhere.example/cat.png)');
    expect(shown.textContent).toContain('<b onclick="steal()">hi</b> a cat');
    expect(shown.querySelector('b, img, script')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
  ])('makes no link of %s', (address) => {
    show(`[press me](<${address}>)`);
    expect(screen.getByText('press me')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to the web in a new tab that learns nothing of this one', () => {
    show('[the rules](https://elsewhere.example/rules)');
    const link = screen.getByRole('link', { name: 'the rules' });
    expect(link.getAttribute('href')).toBe('https://elsewhere.example/rules');
    expect(link.getAttribute('rel')).toBe('nofollow ugc noreferrer');
  });
});
