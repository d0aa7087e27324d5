import { describe, expect, it } from 'vitest';
import type { Viewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';
import { LiveRights } from './live-rights.ts';

const parts = {} as Parts;

function person(personId: string): Viewer {
  return { personId, sessionId: personId, name: personId, accountType: 'trainee', organizationId: null };
}

/** Rights by a table that may change, with a list of the questions that were asked of it. */
function makeRights(allowed: Record<string, readonly string[]>, trustFor = 60_000) {
  const asked: string[] = [];
  const rights = new LiveRights(async (_, viewer, topic) => {
    const who = viewer?.personId ?? 'visitor';
    asked.push(`${who} ${topic}`);
    await Promise.resolve();
    return allowed[topic]?.includes(who) ?? false;
  }, trustFor);
  return { rights, asked, allowed };
}

describe('rights at delivery', () => {
  it('of what a visitor may watch are one question for everybody', async () => {
    const { rights, asked } = makeRights({ 'board:1': ['visitor'] });
    const people = Array.from({ length: 1_000 }, (_, index) => person(`p${index}`));
    const answers = await Promise.all(people.map((viewer) => rights.ask(parts, viewer, 'board:1')));
    expect(answers.every(Boolean)).toBe(true);
    expect(asked).toEqual(['visitor board:1']);
    expect(rights.known(person('somebody else'), 'board:1')).toBe(true);
  });

  it('of what is private are one question for each person, and never another one’s answer', async () => {
    const { rights, asked } = makeRights({ 'group:1': ['mira'] });
    for (const who of ['mira', 'noor', 'mira', 'noor']) await rights.ask(parts, person(who), 'group:1');
    expect(asked).toEqual(['visitor group:1', 'mira group:1', 'noor group:1']);
    expect(rights.known(person('mira'), 'group:1')).toBe(true);
    expect(rights.known(person('noor'), 'group:1')).toBe(false);
    expect(rights.known(person('jon'), 'group:1')).toBeUndefined();
    expect(rights.known(null, 'group:1')).toBe(false);
  });

  it('are asked for again when the answer is old', async () => {
    const { rights, allowed } = makeRights({ 'group:1': ['mira'] }, 20);
    expect(await rights.ask(parts, person('mira'), 'group:1')).toBe(true);
    allowed['group:1'] = [];
    await expect.poll(() => rights.known(person('mira'), 'group:1')).toBeUndefined();
    expect(await rights.ask(parts, person('mira'), 'group:1')).toBe(false);
  });

  it('of a beginning never rest on an older no', async () => {
    const { rights, allowed } = makeRights({ 'group:1': [] });
    expect(await rights.askAgain(parts, person('mira'), 'group:1')).toBe(false);
    allowed['group:1'] = ['mira'];
    expect(await rights.askAgain(parts, person('mira'), 'group:1')).toBe(true);
  });

  it('that could not be asked for are no answer', async () => {
    let isBroken = true;
    const rights = new LiveRights(async () => {
      if (isBroken) throw new Error('no database');
      return true;
    }, 60_000);
    await expect(rights.ask(parts, null, 'board:1')).rejects.toThrow('no database');
    isBroken = false;
    expect(await rights.ask(parts, null, 'board:1')).toBe(true);
  });
});
