import { askEmailChange, confirmEmailChange } from '@chalkline/contract/accounts/security.endpoints.ts';
import { invitePerson } from '@chalkline/contract/administration/invitations.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import * as calls from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { readSite } from '@chalkline/contract/site.ts';
import { fetchUpload } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { letterMessage } from '../platform/mail/letter-message.ts';
import { makePageFor } from '../platform/pages/page-maker.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { pictureFile } from '../uploads/uploads.factory.ts';
import { companyBrand } from './organizations.brand.service.ts';
import { organization } from './organizations.factory.ts';
import { organizationLetterhead } from './organizations.letterhead.service.ts';

const { app, call, parts, live, mailbox, settle } = await testApp();

const northgate = { bg_color: '#0b2a3c', text_color: '#ffffff', button_color: '#147ea4' };
const picture = async () => new Blob([Uint8Array.from(await pictureFile())], { type: 'image/png' });

async function company(name = 'Northgate Energy') {
  const own = await organization(parts, { name });
  const boss = await person(parts, { organizationId: own.id, accountType: 'corporate_admin' });
  return { ...own, boss, as: await signedIn(parts, boss) };
}

describe('the sign-in of a company', () => {
  const html = '<html><head><meta name="chalkline-site" content=""></head></html>';
  const pageOf = async (config: Partial<typeof parts.config>, query = '') => {
    const inside = { ...parts, config: { ...parts.config, ...config } };
    const pageFor = makePageFor(inside, [], companyBrand);
    const page = await pageFor(
      '/login',
      { html, firstScreens: {}, screenFiles: {} },
      new URLSearchParams(query),
    );
    const content = /content="([^"]*)"/.exec(page)?.[1] ?? '';
    return readSite(content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).brand;
  };

  it('has its brand at the first visit, by the link or by the installation, on a corporate site alone', async () => {
    const { as, identifier } = await company('Northgate & Sons');
    const files = { logo: await picture() };
    const { data } = await call(calls.updateCorporate, { body: northgate }, { as, files });
    const brand = {
      name: 'Northgate & Sons',
      logo: `/api/uploads/${data.logo}`,
      variables: expect.objectContaining({ '--org-ground': '#0b2a3c' }),
    };
    const named = `corporate=${identifier}`;
    expect(await pageOf({ corporateMode: true }, named)).toEqual(brand);
    expect(await pageOf({ corporateMode: true, corporateIdentifier: identifier })).toEqual(brand);
    expect(await pageOf({ corporateMode: false }, named)).toBeNull();
    for (const wrong of ['', 'corporate=nobody-here', 'corporate=%27%00'])
      expect(await pageOf({ corporateMode: true }, wrong)).toBeNull();
    const shown = (await pageOf({ corporateMode: true }, named))?.logo ?? '';
    expect((await app.inject({ url: shown })).statusCode).toBe(200);
  });
});

describe('changing a brand', () => {
  it('keeps what is not named, and tells the open pages of its people', async () => {
    const { id, as } = await company();
    const { data } = await call(calls.updateCorporate, { body: { ...northgate, name: 'Northgate' } }, { as });
    expect(data).toMatchObject({ ...northgate, name: 'Northgate' });
    expect(live.published.at(-1)).toMatchObject({ topic: `organization:${id}`, kind: 'changed' });
    const { data: after } = await call(calls.updateCorporate, { body: { button_color: '#147FA5' } }, { as });
    expect(after).toMatchObject({ ...northgate, name: 'Northgate', button_color: '#147fa5' });
  });

  it('refuses what cannot be read, with the ratio, the field and the nearest that passes', async () => {
    const { as } = await company();
    const refused = await call(
      calls.updateCorporate,
      { body: { ...northgate, button_color: '#2e8fb5' } },
      { as },
    ).then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
    if (!(refused instanceof CallFailed)) throw refused;
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveLength(1);
    expect(refused.errors[0]).toMatchObject({ code: 'contrast_too_low', path: 'body.button_color' });
    expect(refused.errors[0]?.message).toMatch(
      /The text on the button has a contrast of 3\.68:1 and needs 4\.5:1\. Closest colors that pass: background #0b2a3c, text #ffffff, button #[0-9a-f]{6}\.$/,
    );
  });

  it('is the whole of three colors or none', async () => {
    const { as } = await company();
    const some = { bg_color: '#0b2a3c', text_color: '#ffffff' };
    expect(await failure(call(calls.updateCorporate, { body: some }, { as }))).toEqual([
      422,
      'colors_incomplete',
      'body.button_color',
    ]);
    expect(await failure(call(calls.updateCorporate, { body: { bg_color: 'red' } }, { as }))).toEqual([
      422,
      'bad_format',
      'body.bg_color',
    ]);
  });

  it('at once from two sides never leaves colors that nobody checked together', async () => {
    const { as } = await company();
    await call(calls.updateCorporate, { body: northgate }, { as });
    // Each color passes with the current ones, but not both together.
    const answers = await Promise.allSettled([
      call(calls.updateCorporate, { body: { button_color: '#137da3' } }, { as }),
      call(calls.updateCorporate, { body: { bg_color: '#000000' } }, { as }),
      call(calls.updateCorporate, { body: { text_color: '#fdfdfd' } }, { as }),
    ]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { data } = await call(calls.updateCorporate, { body: {} }, { as });
    expect(data.bg_color).toBe('#000000');
  });

  it('is for its corporate_admin and for admins; other companies are a 404', async () => {
    const { identifier, id } = await company();
    const { as: rival } = await company('Rival');
    const body = { identifier, name: 'Taken over' };
    expect(await failure(call(calls.updateCorporate, { body }, { as: rival }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    const trainee = await signedIn(parts, await person(parts, { organizationId: id }));
    expect(await failure(call(calls.updateCorporate, { body }, { as: trainee }))).toEqual([
      403,
      'not_allowed',
      undefined,
    ]);
    const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
    const { data } = await call(
      calls.updateCorporate,
      { body: { ...body, name: 'Northgate Ltd' } },
      { as: admin },
    );
    expect(data.name).toBe('Northgate Ltd');
    expect(await failure(call(calls.updateCorporate, { body: { name: 'x' } }, { as: admin }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });
});

it.each(['receptionist', 'trainer', 'trainee'] as const)(
  'no setting of a company is a %s’s to change: neither look nor trial nor people',
  async (accountType) => {
    const { identifier, id } = await company();
    const member = await person(parts, { accountType, organizationId: id });
    const as = await signedIn(parts, member);
    const invitation = { name: 'Mine', email: 'mine@example.org', accountType: 'corporate_admin' } as const;
    const idempotencyKey = crypto.randomUUID();
    const refused = [403, 'not_allowed', undefined];
    const body = { identifier, name: 'Taken over' };
    expect(await failure(call(calls.updateCorporate, { body }, { as }))).toEqual(refused);
    const trial = { params: { organizationId: id }, body: { period: null } };
    expect(await failure(call(calls.changeTrial, trial, { as }))).toEqual(refused);
    const inviting = call(invitePerson, { body: invitation }, { as, idempotencyKey });
    expect(await failure(inviting)).toEqual(refused);
  },
);

describe('a logo', () => {
  const read = (path: string) => app.inject({ url: `/api/uploads/${path}` });

  it('is seen by everybody at an address that stays, until another takes its place or it is taken away', async () => {
    const { as } = await company();
    const upload = async () => {
      const { data } = await call(
        calls.updateCorporate,
        { body: {} },
        { as, files: { logo: await picture() } },
      );
      return data.logo ?? '';
    };
    const first = await upload();
    expect((await read(first)).statusCode).toBe(200);
    const second = await upload();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const { data } = await call(calls.updateCorporate, { body: { logo: '' } }, { as });
    expect(data.logo).toBeNull();
    const gone = call(fetchUpload, { params: { uploadName: second }, query: {} });
    expect((await failure(gone))[0]).toBe(404);
  });

  it('is a picture of at most a megabyte, and no drawing', async () => {
    const { as } = await company();
    const send = (blob: Blob) => call(calls.updateCorporate, { body: {} }, { as, files: { logo: blob } });
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
    expect(await failure(send(drawing))).toEqual([415, 'unsupported_media_type', 'files.logo']);
    expect((await failure(send(new Blob([new Uint8Array(calls.logoBytes + 1)]))))[0]).toBe(413);
  });
});

describe('the letters of its people', () => {
  const letter = { subject: 'Hello', text: 'Hello', action: { label: 'Open', url: 'https://example.org/' } };

  it('carry name, colors and logo; those of others the house’s', async () => {
    const { as, boss, id } = await company('Northgate <Energy>');
    const letterheadOf = organizationLetterhead(parts);
    expect(await letterheadOf({ to: boss.email })).toEqual({
      name: 'Northgate <Energy>',
      colors: null,
      logo: null,
    });
    await call(calls.updateCorporate, { body: northgate }, { as, files: { logo: await picture() } });
    const head = await letterheadOf({ to: boss.email });
    const message = letterMessage({ ...letter, to: boss.email }, 'Chalkline', head);
    expect(message.html).toContain('background:#0b2a3c;color:#ffffff');
    expect(message.html).toContain('background:#147ea4');
    expect(message.html).toContain('Northgate &lt;Energy&gt;');
    expect(message.html).toContain('src="cid:logo"');
    expect(message.attachments).toMatchObject([
      { cid: 'logo', filename: 'logo.png', contentType: 'image/png' },
    ]);
    const stranger = await person(parts);
    expect(await letterheadOf({ to: stranger.email })).toBeNull();
    // Who is invited has no account yet, or one elsewhere: the letter is of those who write.
    expect(await letterheadOf({ to: 'nobody@example.org', organizationId: id })).toEqual(head);
    expect(await letterheadOf({ to: stranger.email, organizationId: id })).toEqual(head);
    expect(await letterheadOf({ to: 'nobody@example.org' })).toBeNull();
    expect(letterMessage({ ...letter, to: stranger.email }, 'Chalkline', null).html).toContain(
      'background:#d4ff3a',
    );
  });

  it('carry it to an address that is new and to one that is left', async () => {
    const own = await organization(parts);
    const password = 'seven lanes of chalk';
    const [old, next] = ['old.boss@example.org', 'next.boss@example.org'];
    const as = await signedIn(parts, await person(parts, { email: old, password, organizationId: own.id }));
    await call(askEmailChange, { body: { email: next, password } }, { as });
    await settle();
    expect(mailbox.lastTo(next).organizationId).toBe(own.id);
    await call(confirmEmailChange, { body: { code: mailbox.lastTo(next).subject.slice(0, 6) } }, { as });
    await settle();
    expect(mailbox.lastTo(old).organizationId).toBe(own.id);
  });
});
