import { audiences } from '@chalkline/contract/accounts/audiences.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsTo, visibleFields } from './profiles.policy.ts';
import { audienceOfField, audienceOfPage, isChild } from './profiles.rules.ts';

const now = new Date('2026-06-15T10:00:00Z');
const grown = { birthDate: null, pageAudience: 'everybody', fieldAudiences: {} } as const;

describe('isChild', () => {
  it.each([
    [null, false],
    ['1990-01-01', false],
    ['2010-06-14', false],
    // Their birthday, but not yet in the last place on earth.
    ['2010-06-15', true],
    ['2010-06-16', true],
    ['2015-02-28', true],
  ])('says of who was born on %s: %s', (birthDate, expected) => {
    expect(isChild(birthDate, now)).toBe(expected);
  });

  it('makes somebody grown up once it is their birthday everywhere', () => {
    expect(isChild('2010-06-15', new Date('2026-06-15T11:59:59Z'))).toBe(true);
    expect(isChild('2010-06-15', new Date('2026-06-15T12:00:00Z'))).toBe(false);
  });

  it('counts who was born on 29 February from 1 March', () => {
    expect(isChild('2012-02-29', new Date('2028-02-29T11:00:00Z'))).toBe(true);
    expect(isChild('2012-02-29', new Date('2028-02-29T12:00:00Z'))).toBe(false);
    expect(isChild('2008-02-29', new Date('2024-03-01T12:00:00Z'))).toBe(false);
  });
});

describe('who sees what', () => {
  const audience = fc.constantFrom(...audiences);
  const person = fc.record({
    birthDate: fc.constantFrom(null, '1990-01-01', '2015-01-01'),
    pageAudience: audience,
    fieldAudiences: fc.record({ bio: audience, country: audience }, { requiredKeys: [] }),
  });
  const onlooker = fc.record({
    isMe: fc.boolean(),
    isSignedIn: fc.boolean(),
    sharesOrganization: fc.boolean(),
  });

  it('never shows a field to somebody who may not see the page', () => {
    fc.assert(
      fc.property(person, onlooker, (of, by) => {
        const shown = visibleFields(of, by, now);
        expect(shown !== null).toBe(belongsTo(audienceOfPage(of, now), by));
        if (shown?.bio) expect(belongsTo(audienceOfField(of, 'bio', now), by)).toBe(true);
      }),
    );
  });

  it('shows a child to nobody outside of their organization', () => {
    fc.assert(
      fc.property(person, onlooker, (of, by) => {
        const child = { ...of, birthDate: '2015-01-01' };
        if (!by.isMe && !by.sharesOrganization) expect(visibleFields(child, by, now)).toBeNull();
      }),
    );
  });

  it('keeps what describes a body to its owner until they decide otherwise', () => {
    const visitor = { isMe: false, isSignedIn: false, sharesOrganization: false };
    expect(visibleFields(grown, visitor, now)).toEqual({
      bio: true,
      birthDate: false,
      gender: false,
      presence: false,
      country: true,
      results: true,
    });
  });
});
