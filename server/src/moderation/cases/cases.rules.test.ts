import { caseLevels } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { describe, expect, it } from 'vitest';
import { decisionsFor, levelAbove, levelFor, levelsOf } from './cases.rules.ts';

const everywhere = { groupId: 'g', communityId: 'c', organizationId: 'o' };
const staff = { group: ['gina'], community: ['carl'], organization: ['olga'], platform: ['pia'] };
const nobody = { aboutId: null, reporterIds: [] };

describe('the level of a case', () => {
  it('is the nearest that there is', () => {
    expect(levelFor(everywhere, staff, nobody)).toBe('group');
    expect(levelFor({ ...everywhere, groupId: null }, staff, nobody)).toBe('community');
    expect(levelFor({ groupId: null, communityId: null, organizationId: null }, staff, nobody)).toBe(
      'platform',
    );
    expect(levelsOf(everywhere)).toEqual([...caseLevels]);
  });

  it('is above whatever the person it’s about looks after', () => {
    expect(levelFor(everywhere, staff, { aboutId: 'gina', reporterIds: [] })).toBe('community');
    const both = { ...staff, group: ['gina', 'mo'], community: ['gina'] };
    expect(levelFor(everywhere, both, { aboutId: 'gina', reporterIds: [] })).toBe('organization');
  });

  it('is above a level whose only moderator reported it', () => {
    expect(levelFor(everywhere, staff, { aboutId: 'ana', reporterIds: ['gina'] })).toBe('community');
    const two = { ...staff, group: ['gina', 'mo'] };
    expect(levelFor(everywhere, two, { aboutId: 'ana', reporterIds: ['gina'] })).toBe('group');
  });

  it('ends at the platform, and never goes down', () => {
    expect(levelFor(everywhere, {}, nobody)).toBe('platform');
    expect(levelFor(everywhere, staff, nobody, 'organization')).toBe('organization');
    expect(levelAbove(everywhere, 'group')).toBe('community');
    expect(levelAbove({ ...everywhere, communityId: null, organizationId: null }, 'group')).toBe('platform');
    expect(levelAbove(everywhere, 'platform')).toBeNull();
  });
});

describe('what can be decided', () => {
  it('depends on what it is, who wrote it and who decides', () => {
    const post = { kind: 'post', level: 'group', hasAuthor: true, isMember: true } as const;
    expect(decisionsFor(post)).toEqual(['dismiss', 'hide', 'remove', 'warn', 'mute', 'ban']);
    expect(decisionsFor({ ...post, isMember: false })).toEqual(['dismiss', 'hide', 'remove', 'warn']);
    expect(decisionsFor({ ...post, level: 'platform' })).toContain('suspend');
    expect(decisionsFor({ ...post, hasAuthor: false, level: 'platform' })).toEqual([
      'dismiss',
      'hide',
      'remove',
    ]);
    expect(decisionsFor({ ...post, kind: 'message', level: 'platform' })).toEqual([
      'dismiss',
      'remove',
      'warn',
      'suspend',
    ]);
    expect(decisionsFor({ ...post, kind: 'person', level: 'group' })).toEqual(['dismiss', 'warn']);
  });
});
