import { expect, it } from 'vitest';
import { linkNames, readSite, type Site, type SiteLinks, writeManifest, writeSite } from './site.ts';

const page = '<head><meta name="chalkline-site" content="" /><title>Chalkline</title></head>';
const links = Object.fromEntries(linkNames.map((name) => [name, null])) as SiteLinks;

it('comes back as it went in, whatever the name holds', () => {
  const site: Site = {
    productName: 'Iron & "Oak" <b>$&</b>',
    corporateMode: true,
    corporateIdentifier: 'northgate-energy',
    brand: { name: 'Northgate', logo: '/api/uploads/a.png', variables: { '--org-ground': '#0b2a3c' } },
    links: { ...links, terms: 'https://example.org/?a=1&b=2' },
  };
  const written = writeSite(page, site);
  const content = /content="([^"]*)"/.exec(written)?.[1] ?? '';
  expect(written).not.toContain('<b>');
  expect(readSite(content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))))).toEqual(
    site,
  );
});

it('refuses a page without a place for it', () => {
  expect(() => writeSite('<head></head>', readSite(''))).toThrow('no <meta name="chalkline-site"');
});

it('has the usual where nothing was written', () => {
  expect(readSite(null)).toMatchObject({ productName: 'Chalkline', corporateMode: false });
});

it('names the installed app after the product', () => {
  const written = writeManifest(
    '{"name":"Chalkline","short_name":"Chalkline","scope":"/competition/"}',
    'Iron "Oak"',
  );
  expect(JSON.parse(written)).toEqual({
    name: 'Iron "Oak"',
    short_name: 'Iron "Oak"',
    scope: '/competition/',
  });
});
