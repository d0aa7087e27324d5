import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeadOf, writeHead } from './write-head.ts';

const built =
  '<!doctype html><html><head><meta name="description" content="old" />\n<title>Built</title></head><body><div id="root"></div></body></html>';
const usual: HeadOf = {
  page: {
    title: 'Harbor Throwdown',
    description: 'Three days in Rotterdam.',
    picture: { coverId: '1', name: 'Harbor Throwdown', line: '' },
  },
  pictureUrl: 'https://compete.example.org/api/share-pictures/competitionDetail~1.png?v=a',
  address: '/competition-detail/1',
  site: 'https://compete.example.org',
  productName: 'Chalkline',
};
const withText = (title: string, description = ''): HeadOf => ({
  ...usual,
  page: { ...usual.page, title, description },
});
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the head of a public page', () => {
  it('says what search and pasted links ask for', () => {
    const html = writeHead(built, usual);
    expect(html).toContain('<title>Harbor Throwdown · Chalkline</title>');
    expect(html).toContain(
      '<link rel="canonical" href="https://compete.example.org/competition/competition-detail/1">',
    );
    expect(content(html, 'description')).toBe('Three days in Rotterdam.');
    expect(content(html, 'og:title')).toBe('Harbor Throwdown');
    expect(content(html, 'og:image')).toBe(usual.pictureUrl);
    expect(content(html, 'og:image:width')).toBe('1200');
    expect(content(html, 'twitter:card')).toBe('summary_large_image');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('keeps hostile names inside of their tags', () => {
    const hostile = `"><script>alert(1)</script><meta http-equiv='refresh' $& $1`;
    const html = writeHead(built, withText(hostile, hostile));
    expect(html).not.toContain('<script');
    expect(html.match(/<meta /g)).toHaveLength(12);
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('$&#38; $1');
  });

  it('is never left by any text', () => {
    const shape = (html: string) => html.replace(/content="[^"]*"|<title>[^<]*<\/title>/g, '');
    const plain = shape(writeHead(built, withText('a', 'b')));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, description) => {
        expect(shape(writeHead(built, withText(title, description)))).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  it('takes nothing that would turn the words behind a name round', () => {
    expect(writeHead(built, withText('abc\u202edef\u2066'))).toContain('<title>abcdef · Chalkline</title>');
  });

  it('cuts a long description between two words', () => {
    const cut = content(writeHead(built, withText('a', `${'chalk '.repeat(60)}`)), 'description') ?? '';
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/chalk…$/);
  });

  it('names the address that a page is best known by', () => {
    const page = { ...usual.page, canonical: '/' };
    expect(content(writeHead(built, { ...usual, page }), 'og:url')).toBe(
      'https://compete.example.org/competition/',
    );
  });
});
