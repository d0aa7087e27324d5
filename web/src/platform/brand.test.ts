import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBrand } from './brand.ts';

const northgate = { name: 'Northgate', logo: '/api/uploads/a.png', variables: { '--org-ground': '#0b2a3c' } };
const corporate = { corporateMode: true, brand: null };
const root = document.documentElement;
const variable = (name: string) => root.style.getPropertyValue(name);

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  document.head.innerHTML = '';
});

describe('a brand', () => {
  it('is worn and taken off, with nothing left of the one before', () => {
    const brand = makeBrand(localStorage, root, corporate);
    brand.wear({ ...northgate, variables: { '--org-ground': '#0b2a3c', '--org-link': '#007195' } });
    brand.wear(northgate);
    expect([variable('--org-ground'), variable('--org-link')]).toEqual(['#0b2a3c', '']);
    expect(brand.current()).toEqual(northgate);
    expect(brand.current()).toBe(brand.current());
    brand.wear(null);
    expect([variable('--org-ground'), brand.current()]).toEqual(['', null]);
  });

  it('is put on by another tab, and off when that one logs out', () => {
    const brand = makeBrand(localStorage, root, corporate);
    const stop = brand.follow();
    localStorage.setItem('corporateBrand', JSON.stringify(northgate));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'corporateBrand' }));
    expect(variable('--org-ground')).toBe('#0b2a3c');
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(variable('--org-ground')).toBe('');
    stop();
  });

  it('is none outside of corporate mode, and none that nobody can read', () => {
    makeBrand(localStorage, root, corporate).wear(northgate);
    expect(makeBrand(localStorage, root, { corporateMode: false, brand: null }).current()).toBeNull();
    localStorage.setItem('corporateBrand', '{');
    expect(makeBrand(localStorage, root, corporate).current()).toBeNull();
  });

  it('is the one of the company that the address names, until somebody signs in', () => {
    const written = { ...northgate, logo: null, variables: { '--org-ground': '#111111' } };
    makeBrand(localStorage, root, corporate).wear(northgate);
    const brand = makeBrand(localStorage, root, { corporateMode: true, brand: written });
    expect([brand.current(), variable('--org-ground')]).toEqual([written, '#111111']);
    localStorage.setItem('metatoken', 't');
    brand.wear(northgate);
    makeBrand(localStorage, root, { corporateMode: true, brand: written });
    expect(brand.current()).toEqual(northgate);
    makeBrand(localStorage, root, { corporateMode: false, brand: written });
    expect(brand.current()).toEqual(northgate);
  });
});

describe('before the first paint', () => {
  const script = readFileSync(join(import.meta.dirname, '../../public/brand.js'), 'utf8');
  const run = (corporateMode: boolean, written?: object) => {
    document.head.innerHTML = `<meta name="chalkline-site">`;
    const site = JSON.stringify({ corporateMode, brand: written });
    document.head.firstElementChild?.setAttribute('content', site);
    new Function(script)();
  };

  it('the script puts on what was stored, on corporate sites alone', () => {
    localStorage.setItem(
      'corporateBrand',
      JSON.stringify({ ...northgate, variables: { ...northgate.variables, color: 'red' } }),
    );
    run(false);
    expect(variable('--org-ground')).toBe('');
    run(true);
    expect([variable('--org-ground'), variable('color')]).toEqual(['#0b2a3c', '']);
  });

  it('the script puts on what the server wrote, for those who aren’t signed in', () => {
    const written = { ...northgate, variables: { '--org-ground': '#111111' } };
    localStorage.setItem('corporateBrand', JSON.stringify(northgate));
    run(false, written);
    expect(variable('--org-ground')).toBe('');
    run(true, written);
    expect(variable('--org-ground')).toBe('#111111');
    localStorage.setItem('metatoken', 't');
    run(true, written);
    expect(variable('--org-ground')).toBe('#0b2a3c');
  });

  it('leaves the house’s look where nothing sensible is stored', () => {
    localStorage.setItem('corporateBrand', 'nonsense');
    run(true);
    expect(root.getAttribute('style')).toBeNull();
  });
});
