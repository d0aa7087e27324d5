import { describe, expect, it } from 'vitest';
import { shareLink, shareSegments } from './share-links.ts';
import { addresses } from './urls.ts';

describe('shared links (rules.md, share modal)', () => {
  it.each(shareSegments)('lead by %s to an address of the app', (segment) => {
    const link = shareLink('https://compete.example.org', segment, 'a/b');
    expect(link).toBe(`https://compete.example.org/competition/${segment}/a%2Fb`);
    expect(Object.values(addresses)).toContain(`/${segment}/:id`);
  });

  it('has the seven segments of the seed', () => {
    expect(shareSegments.join(' ')).toBe(
      'event-detail community-detail workout-program Group Activity Challange competition-detail',
    );
  });
});
