import { drawCover } from '@chalkline/contract/covers/drawing.ts';
import { floors } from '@chalkline/contract/covers/floors.ts';
import { motifNames } from '@chalkline/contract/covers/motifs.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const ids = Array.from({ length: 3000 }, (_, index) => `01926f3a-${index.toString(16)}`);

describe('drawCover', () => {
  // The very pictures of the design's board: a change here repaints every cover of the site.
  it.each([
    ['01926f3a-7c1e', '#10321f', '#f6f5f1', 'M234.8 -4l-8.2 20.3'],
    ['01926f3a-d7aa', '#e3e0d6', '#0f1214', 'M510.2 -4l-9.1 22.5'],
    ['rift-valley-open', '#5b2016', '#d4ff3a', 'M499.8 -4l-6 14.9'],
  ])('draws %s as the board does', (id, ground, chalk, start) => {
    const { ground: drawn, line } = drawCover(id);
    expect(drawn).toBe(ground);
    expect(line.color).toBe(chalk);
    expect(line.core.startsWith(start)).toBe(true);
  });

  it('gives the same picture each time and another for a near id', () => {
    expect(drawCover('competition-1')).toEqual(drawCover('competition-1'));
    expect(drawCover('competition-1')).not.toEqual(drawCover('competition-2'));
  });

  it('has 300 grains of dust', () => {
    const { coarse, fine } = drawCover('anything').line;
    expect((coarse + fine).match(/M/g)).toHaveLength(300);
  });

  it('uses every floor and keeps volt rare', () => {
    const grounds = ids.map((id) => drawCover(id).ground);
    expect(new Set(grounds)).toEqual(new Set(floors.map((floor) => floor.ground)));
    const volt = grounds.filter((ground) => ground === '#d4ff3a').length / ids.length;
    expect(volt).toBeGreaterThan(0.02);
    expect(volt).toBeLessThan(0.07);
  });

  it('lays only floors for white words where that is asked', () => {
    expect(ids.every((id) => drawCover(id, { dark: true }).text === 'chalk')).toBe(true);
  });

  it('lets the line run out above the words', () => {
    const { line, height } = drawCover('x', { fade: true });
    expect(line.end).toBeCloseTo(height * 0.62);
  });

  it('is one picture of a competition in the list, on its page and when it is shared', () => {
    for (const id of ids.slice(0, 50)) {
      const listed = drawCover(id, { dark: true });
      const paged = drawCover(id, { dark: true, fade: true });
      const shared = drawCover(id, { dark: true, fade: true, line: 0.66 });
      for (const other of [paged, shared]) {
        expect(other.ground).toBe(listed.ground);
        expect(other.line.color).toBe(listed.line.color);
        expect(other.shapes).toEqual(listed.shapes);
      }
    }
  });

  it.each(motifNames)('draws %s', (motif) => {
    expect(drawCover('x', { motif }).shapes.length).toBeGreaterThan(0);
  });
});

describe('Cover', () => {
  it('is decoration, and two of the same id share no element id', () => {
    const { container } = render(
      <>
        <Cover id="x" fade />
        <Cover id="x" fade />
      </>,
    );
    for (const picture of container.querySelectorAll('svg')) {
      expect(picture.getAttribute('aria-hidden')).toBe('true');
    }
    const [first, second] = [...container.querySelectorAll('linearGradient')].map((gradient) => gradient.id);
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });
});
