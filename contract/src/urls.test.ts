import { describe, expect, it } from 'vitest';
import { absoluteUrl, addresses, signedOutAddresses, urlOf } from './urls.ts';

describe('urlOf', () => {
  it('returns plain addresses unchanged', () => {
    expect(urlOf('home')).toBe('/');
    expect(urlOf('allCompetitions')).toBe('/all-competetions');
  });

  it('fills the parts and escapes them', () => {
    expect(urlOf('team', { id: 'a', teamId: 'b' })).toBe('/team/a/b');
    expect(urlOf('leaderboard', { id: 'a/../b?c' })).toBe('/leaderboard/a%2F..%2Fb%3Fc');
  });

  it('appends the query without empty values', () => {
    expect(urlOf('myEvents', {}, { tab: 'tickets', page: undefined, q: '' })).toBe('/my-events?tab=tickets');
  });

  it('does not compile without the parts', () => {
    // @ts-expect-error the id is missing
    expect(urlOf('leaderboard')).toBe('/leaderboard/');
    // @ts-expect-error there is no such part
    expect(urlOf('leaderboard', { competition: 'a' })).toBe('/leaderboard/');
  });
});

describe('absoluteUrl', () => {
  it('is below the base', () => {
    expect(absoluteUrl('https://compete.example/', urlOf('competitionDetail', { id: 'x' }))).toBe(
      'https://compete.example/competition/competition-detail/x',
    );
  });
});

describe('addresses', () => {
  it('are all different', () => {
    const all = Object.values(addresses);
    expect(new Set(all).size).toBe(all.length);
  });

  it('hold the sixteen that a corporate site shows before sign-in', () => {
    expect(signedOutAddresses).toHaveLength(16);
  });
});
