import { expect, it } from 'vitest';
import page from '../../index.html?raw';

it('lets nobody zoom, as the seed orders', () => {
  const viewport = /<meta\s+name="viewport"\s+content="([^"]*)"/.exec(page)?.[1];
  expect(viewport?.split(', ')).toEqual(expect.arrayContaining(['maximum-scale=1', 'user-scalable=no']));
});
