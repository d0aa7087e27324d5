import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { describe, expect, it } from 'vitest';
import { competitionCan, maySee } from './competitions.policy.ts';

const open = ['draft', 'published', 'live'];
const announced = ['published', 'live', 'finished', 'canceled'];

describe.each(competitionStates)('a competition that is %s', (state) => {
  it('is seen by its people, and by all unless it is a draft', () => {
    expect(maySee({ state, role: null, admitted: true })).toBe(state !== 'draft');
    expect(maySee({ state, role: null, admitted: false })).toBe(false);
    expect(maySee({ state, role: 'manager', admitted: false })).toBe(true);
    expect(maySee({ state, role: 'owner', admitted: false })).toBe(true);
  });

  it('lets nobody else do anything', () => {
    const can = competitionCan({ state, role: null });
    expect(
      Object.values(can).every((right) => right === false || (Array.isArray(right) && right.length === 0)),
    ).toBe(true);
  });

  it('lets each role do its task while it is open, and decide nothing else', () => {
    const rights = (role: StaffRole) =>
      Object.entries(competitionCan({ state, role })).flatMap(([right, may]) =>
        may === true ? [right] : [],
      );
    const floor = open.includes(state);
    const when = (right: string, isNow: boolean) => (isNow ? [right] : []);
    expect(rights('check_in')).toEqual([...when('checkIn', floor), 'seeInside']);
    expect(rights('scorer')).toEqual([...when('recordScores', floor), 'seeInside']);
    expect(rights('head_judge')).toEqual(
      floor ? ['disqualify', 'recordScores', 'startHeats', 'seeInside', 'publishResults'] : ['seeInside'],
    );
    expect(rights('manager')).toEqual([
      ...(floor ? ['manageEntries', 'checkIn', 'disqualify', 'recordScores', 'startHeats'] : []),
      ...when('announce', announced.includes(state)),
      'seeInside',
      ...when('publishResults', floor),
      ...when('followRefunds', state === 'canceled'),
    ]);
    expect(competitionCan({ state, role: 'manager' }).moveTo).toEqual([]);
  });

  it('lets its owner do everything while it is open, always decide about staff, and about the state until it is canceled', () => {
    const { moveTo, ...can } = competitionCan({ state, role: 'owner' });
    expect(moveTo.length > 0).toBe(state !== 'canceled');
    expect(moveTo).not.toContain('canceled');
    const whileOpen = open.includes(state);
    expect(can).toEqual({
      edit: whileOpen,
      manageStaff: true,
      manageEntries: whileOpen,
      checkIn: whileOpen,
      disqualify: whileOpen,
      recordScores: whileOpen,
      startHeats: whileOpen,
      announce: announced.includes(state),
      seeInside: true,
      publishResults: whileOpen,
      adjustPoints: whileOpen,
      cancel: state === 'published' || state === 'live',
      followRefunds: state === 'canceled',
    });
  });
});
