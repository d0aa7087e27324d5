import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('loads no image with a referrer, because any of them may be on another site', () => {
  const images = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([path, text]) => [...text.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({ path, tag })));
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter(({ tag }) => !tag.includes('referrerPolicy="no-referrer"'))).toEqual([]);
});
