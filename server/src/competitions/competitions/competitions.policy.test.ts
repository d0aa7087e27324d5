import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { competitionCan, maySee } from './competitions.policy.ts';

const open = ['draft', 'published', 'live'];
const announced = ['published', 'live', 'finished'];

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

  it('lets staff run the floor and publish while it is open, and decide nothing else', () => {
    expect(competitionCan({ state, role: 'manager' })).toEqual({
      edit: false,
      manageStaff: false,
      manageEntries: open.includes(state),
      recordScores: open.includes(state),
      announce: announced.includes(state),
      seeInside: true,
      publishResults: open.includes(state),
      adjustPoints: false,
      moveTo: [],
    });
  });

  it('lets its owner do everything while it is open, and always decide about state and staff', () => {
    const { moveTo, ...can } = competitionCan({ state, role: 'owner' });
    expect(moveTo.length).toBeGreaterThan(0);
    const whileOpen = open.includes(state);
    expect(can).toEqual({
      edit: whileOpen,
      manageStaff: true,
      manageEntries: whileOpen,
      recordScores: whileOpen,
      announce: announced.includes(state),
      seeInside: true,
      publishResults: whileOpen,
      adjustPoints: whileOpen,
    });
  });
});
