import type { ProfilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import * as calls from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';

const { app, call, clock, parts } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const made = await person(parts, sketch);
  return { id: made.id, token: await signedIn(parts, made) };
}
const change = (token: string, body: Record<string, unknown>) =>
  call(calls.changeProfile, { body: body as ProfilePatch }, { as: token });
const see = (personId: string, as?: string) =>
  call(calls.seePerson, { params: { personId } }, as ? { as } : {}).then(
    ({ data }) => data,
    ({ status }: { status: number }) => status,
  );
const code = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.unreachable(),
    ({ errors }) => `${errors[0].code} ${errors[0].path}`,
  );
async function uploaded(token: string): Promise<string> {
  const file = new Blob([Uint8Array.from(await pictureFile())]);
  return (await call(uploadImage, { body: {} }, { as: token, files: { file } })).data.id;
}
const fetched = async (path: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await app.inject({ url: `/api/uploads/${path}`, headers })).statusCode;
};

describe('one’s own profile', () => {
  it('begins with a page for everybody, and a body for nobody', async () => {
    const { id, token } = await somebody({ name: 'Mara Lindqvist' });
    const { data } = await call(calls.getProfile, {}, { as: token });
    expect(data).toMatchObject({
      id,
      name: 'Mara Lindqvist',
      handle: null,
      bio: '',
      photo: null,
      weightUnit: null,
      locale: null,
      pageAudience: 'everybody',
      fieldAudiences: { bio: 'everybody', birthDate: 'me', gender: 'me', country: 'everybody' },
      isChild: false,
    });
  });

  it('changes what is named and keeps the rest', async () => {
    const { token } = await somebody();
    await change(token, { bio: 'Lanes and chalk.', country: 'nor', zone: 'Europe/Oslo' });
    const { data } = await change(token, { locale: 'nb-NO', weightUnit: 'lb', bio: '' });
    expect(data).toMatchObject({
      bio: '',
      country: 'NOR',
      zone: 'Europe/Oslo',
      locale: 'nb-NO',
      weightUnit: 'lb',
    });
  });

  it('keeps both of two changes at once, also of the audiences', async () => {
    const { token } = await somebody();
    await Promise.all([
      change(token, { bio: 'One', fieldAudiences: { bio: 'me' } }),
      change(token, { country: 'NLD', fieldAudiences: { country: 'signed_in' } }),
      change(token, { gender: 'woman', fieldAudiences: { gender: 'everybody' } }),
    ]);
    const { data } = await call(calls.getProfile, {}, { as: token });
    expect(data).toMatchObject({
      bio: 'One',
      country: 'NLD',
      gender: 'woman',
      fieldAudiences: { bio: 'me', country: 'signed_in', gender: 'everybody', birthDate: 'me' },
    });
  });

  it('refuses what was made from something else than what is there, of the named fields alone', async () => {
    const { token } = await somebody({ name: 'Mara Lindqvist' });
    const made = { was: { bio: '', fieldAudiences: { bio: 'everybody' } } };
    await change(token, { ...made, bio: 'One', fieldAudiences: { bio: 'me' } });
    await change(token, { country: 'NLD', fieldAudiences: { gender: 'everybody' } });
    for (const body of [
      { ...made, bio: 'Two' },
      { name: 'Mara', was: { name: 'M.' } },
      { fieldAudiences: { bio: 'signed_in' }, was: { fieldAudiences: { bio: 'everybody' } } },
    ])
      expect(await code(change(token, body))).toBe('state_changed undefined');
    const both = { fieldAudiences: { bio: 'signed_in' }, was: { fieldAudiences: { bio: 'me' } } } as const;
    const { data } = await change(token, both);
    expect(data).toMatchObject({ name: 'Mara Lindqvist', bio: 'One', fieldAudiences: both.fieldAudiences });
  });

  it('takes one of two saves made from the same', async () => {
    const { token } = await somebody({ name: 'Mara Lindqvist' });
    const was = { name: 'Mara Lindqvist' };
    const done = await Promise.all(
      ['Mara Berg', 'Mara Dal'].map((name) =>
        change(token, { name, was }).then(
          ({ data }) => data.name,
          ({ errors }) => errors[0].code,
        ),
      ),
    );
    expect(done.filter((one) => one === 'state_changed')).toHaveLength(1);
    const { data } = await call(calls.getProfile, {}, { as: token });
    expect(done).toContain(data.name);
  });

  it.each([
    [{}, 'invalid body'],
    [{ email: 'other@example.org' }, 'unknown_key body.email'],
    [{ name: '  ' }, 'too_short body.name'],
    [{ bio: 'x'.repeat(501) }, 'too_long body.bio'],
    [{ bio: 'a\u0000b' }, 'invalid body.bio'],
    [{ country: 'QQQ' }, 'not_one_of body.country'],
    [{ zone: 'Europe/Nowhere' }, 'invalid body.zone'],
    [{ locale: 'not a language' }, 'invalid body.locale'],
    [{ weightUnit: 'stone' }, 'not_one_of body.weightUnit'],
    [{ birthDate: '2999-01-01' }, 'too_big body.birthDate'],
    [{ birthDate: '1899-12-31' }, 'invalid body.birthDate'],
    [{ pageAudience: 'friends' }, 'not_one_of body.pageAudience'],
    [{ fieldAudiences: { email: 'everybody' } }, 'unknown_key body.fieldAudiences.email'],
    [{ photo: 'nothing' }, 'invalid body.photo'],
    [{ photo: '00000000-0000-7000-8000-000000000000' }, 'upload_unknown body.photo'],
  ])('refuses %j with %s', async (body, expected) => {
    const { token } = await somebody();
    expect(await code(change(token, body))).toBe(expected);
  });

  it('writes down that somebody has another name, but none of the names', async () => {
    const { id, token } = await somebody({ name: 'Mara Lindqvist' });
    await change(token, { name: 'Mara Berg' });
    const { data } = await listAudit(parts, { subjectKind: 'person', subjectId: id }, { limit: 9 });
    expect(data.map(({ action }) => action)).toContain('person.renamed');
    expect(JSON.stringify(data)).not.toContain('Mara');
  });
});

describe('a page', () => {
  it('shows a visitor what is for everybody', async () => {
    const { id, token } = await somebody({ name: 'Noor Achterberg' });
    await change(token, { bio: 'Rower.', birthDate: '1990-05-01', country: 'NLD', gender: 'woman' });
    expect(await see(id)).toEqual({
      id,
      name: 'Noor Achterberg',
      handle: null,
      photo: null,
      bio: 'Rower.',
      country: 'NLD',
      birthDate: null,
      gender: null,
      showsResults: true,
      isMe: false,
      joinedAt: expect.any(String),
    });
    expect(await see(id, token)).toMatchObject({ birthDate: '1990-05-01', gender: 'woman', isMe: true });
  });

  it('shows each field to its own audience', async () => {
    const { id, token } = await somebody();
    const other = await somebody();
    await change(token, { bio: 'Hi', country: 'NLD', fieldAudiences: { bio: 'signed_in', country: 'me' } });
    expect(await see(id)).toMatchObject({ bio: null, country: null });
    expect(await see(id, other.token)).toMatchObject({ bio: 'Hi', country: null });
    await change(token, { pageAudience: 'signed_in' });
    expect(await see(id)).toBe(404);
    expect(await see(id, other.token)).toMatchObject({ bio: 'Hi' });
    await change(token, { pageAudience: 'me' });
    expect(await see(id, other.token)).toBe(404);
    expect(await see(id, token)).toMatchObject({ isMe: true });
  });

  it('of an organization is there for its people alone', async () => {
    const one = await organization(parts);
    const two = await organization(parts);
    const anna = await somebody({ organizationId: one.id });
    const colleague = await somebody({ organizationId: one.id });
    const stranger = await somebody({ organizationId: two.id });
    expect(await see(anna.id, colleague.token)).toMatchObject({ id: anna.id });
    expect([await see(anna.id, stranger.token), await see(anna.id)]).toEqual([404, 404]);
    await change(anna.token, { pageAudience: 'organization', birthDate: '2015-01-01' });
    expect(await see(anna.id, colleague.token)).toMatchObject({ id: anna.id });
  });

  it('is hidden for a child, whatever was chosen, until they are 16', async () => {
    const { id, token } = await somebody();
    const other = await somebody();
    await change(token, { birthDate: '2015-11-20' });
    expect([await see(id), await see(id, other.token)]).toEqual([404, 404]);
    expect(await code(change(token, { pageAudience: 'signed_in' }))).toBe(
      'audience_too_wide body.pageAudience',
    );
    const { data } = await change(token, { pageAudience: 'organization' });
    expect(data.isChild).toBe(true);
  });

  it('says the same of who hides, who is gone and who never was', async () => {
    const hidden = await somebody();
    await change(hidden.token, { pageAudience: 'me' });
    const suspended = await person(parts, { state: 'suspended' });
    const never = '0192aaaa-0000-7000-8000-000000000000';
    const bodies = await Promise.all(
      [hidden.id, suspended.id, never, 'x', '@nobody_here'].map(async (id) => {
        const answer = await app.inject({ url: `/api/profiles/${encodeURIComponent(id)}` });
        return `${answer.statusCode} ${answer.body}`;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toMatch(/^404 /);
  });
});

describe('a photo', () => {
  it('is as visible as its page', async () => {
    const { id, token } = await somebody();
    const other = await somebody();
    const { data } = await change(token, { photo: await uploaded(token) });
    const path = data.photo ?? '';
    expect(await see(id)).toMatchObject({ photo: path });
    expect(await fetched(path)).toBe(200);
    await change(token, { pageAudience: 'signed_in' });
    expect(await fetched(path)).toBe(404);
    expect(await fetched(path, other.token)).toBe(200);
    const seen = await see(id, other.token);
    const passed = typeof seen === 'object' ? (seen.photo ?? '') : '';
    expect(passed).toMatch(/\?pass=/);
    expect(await fetched(passed)).toBe(200);
    clock.advance(11 * 60_000);
    expect(await fetched(passed)).toBe(404);
    await change(token, { pageAudience: 'me' });
    expect([await fetched(path, other.token), await fetched(path, token)]).toEqual([404, 200]);
  });

  it('goes when another takes its place, and of two at once one stays', async () => {
    const { token } = await somebody();
    const first = (await change(token, { photo: await uploaded(token) })).data.photo ?? '';
    const [one, two] = [await uploaded(token), await uploaded(token)];
    await Promise.all([change(token, { photo: one }), change(token, { photo: two })]);
    const { data } = await call(calls.getProfile, {}, { as: token });
    const [kept, dropped] = data.photo?.startsWith(one) ? [one, two] : [two, one];
    expect(await fetched(first)).toBe(404);
    expect([await fetched(`${kept}.png`), await fetched(`${dropped}.png`, token)]).toEqual([200, 404]);
    expect((await change(token, { photo: null })).data.photo).toBeNull();
    expect(await fetched(`${kept}.png`, token)).toBe(404);
  });

  it('must be one’s own', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const photo = await uploaded(theirs.token);
    expect(await code(change(mine.token, { photo }))).toBe('upload_unknown body.photo');
  });
});
