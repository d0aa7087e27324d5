import { beforeEach, describe, expect, it } from 'vitest';
import { takeHandover } from './handover.ts';

const code = 'Zk3'.padEnd(43, 'x');

function arriveAt(address: string): string | null {
  window.history.replaceState(null, '', address);
  return takeHandover();
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a hand-over in the address', () => {
  it('is taken and wiped, with what came along', () => {
    const address = `/competition/mobile-event?day=2&token=${code}&user_id=7&from=https%3A%2F%2Fa.example#top`;
    expect(arriveAt(address)).toBe(code);
    expect(here()).toBe('/competition/mobile-event?day=2#top');
    expect(takeHandover()).toBeNull();
  });

  it.each(['', 'short', `${code}x`, '<script>'])('is none when it is %j, and nothing is touched', (token) => {
    const address = `/competition/contact?token=${encodeURIComponent(token)}&from=1`;
    expect(arriveAt(address)).toBeNull();
    expect(here()).toBe(address);
  });
});
