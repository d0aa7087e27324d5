import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { nouns, type Orders } from './nouns.ts';

const orders: Orders = {
  accounts: ['people', 'sessions', 'sign-ins'],
  platform: ['database', 'parts.ts', 'http'],
};

/** A file of each noun, so that no entry of the orders is stale. */
const whole = {
  'server/src/accounts/people/people.service.ts': '',
  'server/src/accounts/sessions/sessions.service.ts': '',
  'server/src/accounts/sign-ins/sign-ins.service.ts': '',
  'server/src/platform/database/database.ts': '',
  'server/src/platform/parts.ts': '',
  'server/src/platform/http/serve.ts': '',
};

function said(texts: Readonly<Record<string, string>>): string {
  return report(nouns(houseWith({ ...whole, ...texts }), orders));
}

describe('the order of nouns, broken', () => {
  it('says where, and how to mend it', () => {
    const text = "\nimport { signIn } from '../sign-ins/sign-ins.service.ts';";
    expect(said({ 'server/src/accounts/sessions/sessions.service.ts': text })).toBe(
      "server/src/accounts/sessions/sessions.service.ts:2 [imports/nouns] imports '../sign-ins/sign-ins.service.ts': " +
        'sign-ins comes after sessions in the order of accounts in server/src/nouns.ts; ' +
        'move what is asked for to the lower noun, or hand it down as an argument',
    );
  });

  it.each([
    "import type { Session } from '../sessions/sessions.repository.ts';",
    "export { session } from '../sessions/sessions.repository.ts';",
    "type Session = import('../sessions/sessions.repository.ts').Session;",
    "const session = await import('../sessions/sessions.repository.ts');",
    "import { session } from '@chalkline/server/src/accounts/sessions/sessions.repository.ts';",
  ])('sees %s', (text) => {
    expect(said({ 'server/src/accounts/people/people.service.ts': text })).toContain(
      'sessions comes after people',
    );
  });

  it.each([
    ['server/src/platform/database/database.ts', '../http/serve.ts', 'http comes after database'],
    ['server/src/platform/database/database.ts', '../parts.ts', 'parts.ts comes after database'],
    ['server/src/platform/parts.ts', './http/serve.ts', 'http comes after parts.ts'],
    [
      'server/src/platform/start-refusal.ts',
      './database/database.ts',
      'database comes after start-refusal.ts',
    ],
    ['server/src/accounts/accounts.errors.ts', './people/people.service.ts', 'people comes after'],
    ['server/src/accounts/sign-ins/sign-ins.service.ts', '../domain.ts', 'domain.ts comes after sign-ins'],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(said({ [path]: `import '${specifier}';` })).toContain(message);
  });

  it('names a folder that has no place', () => {
    expect(said({ 'server/src/accounts/handles/handles.service.ts': '' })).toBe(
      'server/src/accounts/handles/handles.service.ts:1 [imports/nouns] handles has no place in the order of accounts ' +
        'in server/src/nouns.ts; add it there',
    );
  });

  it('names an entry for which there is no folder', () => {
    const { 'server/src/accounts/sign-ins/sign-ins.service.ts': _, ...rest } = whole;
    expect(report(nouns(houseWith(rest), orders))).toBe(
      'server/src/nouns.ts:1 [imports/nouns] accounts has no sign-ins; take it out of the order',
    );
  });

  it('asks for an order where a domain has two folders', () => {
    const one = { 'server/src/groups/posts/posts.service.ts': '' };
    expect(said(one)).toBe('');
    expect(said({ ...one, 'server/src/groups/members/members.service.ts': '' })).toContain(
      'groups has several folders and no order of them in server/src/nouns.ts; add it',
    );
  });
});

describe('the order of nouns, kept', () => {
  it.each([
    ['server/src/accounts/sign-ins/sign-ins.service.ts', '../people/people.service.ts'],
    ['server/src/accounts/sign-ins/sign-ins.service.ts', './sign-ins.errors.ts'],
    ['server/src/accounts/people/people.service.ts', '../accounts.errors.ts'],
    ['server/src/accounts/people/people.test.ts', '../sign-ins/sign-ins.service.ts'],
    ['server/src/accounts/people/people.factory.ts', '../sessions/sessions.service.ts'],
    ['server/src/accounts/domain.ts', './sign-ins/sign-ins.routes.ts'],
    ['server/src/accounts/people/people.service.ts', '../../platform/http/serve.ts'],
    ['server/src/platform/http/serve.ts', '../parts.ts'],
    ['server/src/platform/http/serve.ts', '../start-refusal.ts'],
    ['server/src/platform/parts.ts', './database/database.ts'],
    ['server/src/platform/testing/test-app.ts', '../http/serve.ts'],
    ['contract/src/accounts/people/person.ts', '../sign-ins/sign-in.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(said({ [path]: `import '${specifier}';` })).toBe('');
  });
});
