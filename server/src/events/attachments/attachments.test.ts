import { attachmentLimits } from '@chalkline/contract/events/attachment.schema.ts';
import * as endpoints from '@chalkline/contract/events/attachments.endpoints.ts';
import { deleteGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { eventWith } from '../events.factory.ts';

const { app, parts, call } = await testApp();

const pdf = (words: string) => new Blob([`%PDF-1.4\n${words}\n%%EOF\n`], { type: 'application/pdf' });

async function night(sketch: object = {}) {
  const host = await person(parts);
  const group = await eventWith(parts, asViewer(host), sketch as never);
  const as = await signedIn(parts, host);
  const group_id = group.id;
  const list = async (reader: { as?: string } = {}) =>
    (await call(endpoints.listAttachments, { query: { group_id } }, reader)).data;
  const add = (body: object, file?: Blob, who = as) =>
    call(
      endpoints.addAttachment,
      { body: { group_id, ...body } as never },
      { as: who, ...(file && { files: { file } }) },
    );
  const change = (body: object, file?: Blob, who = as) =>
    call(endpoints.changeAttachment, { body: body as never }, { as: who, ...(file && { files: { file } }) });
  const remove = (attachment_id: string, who = as) =>
    call(endpoints.deleteAttachment, { query: { attachment_id } }, { as: who });
  const outsider = await signedIn(parts, await person(parts));
  const open = async (path: string, who?: string) =>
    (
      await app.inject({
        url: `/api/uploads/${path}`,
        headers: who ? { authorization: `Bearer ${who}` } : {},
      })
    ).statusCode;
  return { group_id, as, list, add, change, remove, outsider, open };
}

describe('attachments of an event', () => {
  it('are files and links, in the order in which they were added, for everyone who sees it', async () => {
    const at = await night();
    await at.add({ title: 'Floor plan' }, pdf('plan'));
    await at.add({ title: '' }, new Blob([new Uint8Array(await pictureFile())]));
    await at.add({ link: 'https://www.example.com/parking' });
    const shown = await at.list();
    expect(shown.map(({ title, link, file }) => [title, link, file?.type ?? null])).toEqual([
      ['Floor plan', null, 'application/pdf'],
      ['Picture', null, expect.stringMatching(/^image\//)],
      ['www.example.com', 'https://www.example.com/parking', null],
    ]);
    expect(await at.open(shown[0]?.file?.path ?? '')).toBe(200);
  });

  it('need a file or a link, and one of the two', async () => {
    const at = await night();
    expect(await failure(at.add({ title: 'Nothing' }))).toEqual([422, 'attachment_empty', 'body.link']);
    expect(await failure(at.add({ link: 'https://a.example' }, pdf('both')))).toEqual([
      422,
      'attachment_empty',
      'body.link',
    ]);
    expect((await failure(at.add({ link: 'javascript:alert(1)' })))[0]).toBe(422);
    expect((await failure(at.add({}, new Blob(['MZ']))))[0]).toBe(415);
    expect((await failure(at.add({ group_id: 'none', link: 'https://a.example' })))[0]).toBe(404);
    expect(await at.list()).toEqual([]);
  });

  it('are changed and deleted by who edits the event, and a file that is gone opens for nobody', async () => {
    const at = await night();
    const { data: made } = await at.add({ title: 'Plan' }, pdf('one'));
    const before = made.file?.path ?? '';
    const { data: renamed } = await at.change({ attachment_id: made.id, title: 'Floor plan' });
    expect(renamed).toMatchObject({ title: 'Floor plan', file: { path: before } });
    const { data: replaced } = await at.change({ attachment_id: made.id }, pdf('two'));
    expect(replaced.file?.path).not.toBe(before);
    expect([await at.open(before), await at.open(replaced.file?.path ?? '')]).toEqual([404, 200]);
    const { data: linked } = await at.change({ attachment_id: made.id, link: 'https://a.example' });
    expect(linked).toMatchObject({ link: 'https://a.example', file: null, title: 'Floor plan' });
    expect(await at.open(replaced.file?.path ?? '')).toBe(404);
    for (const who of [at.outsider]) {
      expect((await failure(at.add({ link: 'https://a.example' }, undefined, who)))[0]).toBe(403);
      expect((await failure(at.change({ attachment_id: made.id, title: 'x' }, undefined, who)))[0]).toBe(403);
      expect((await failure(at.remove(made.id, who)))[0]).toBe(403);
    }
    await at.remove(made.id);
    expect((await failure(at.remove(made.id)))[0]).toBe(404);
    expect(await at.list()).toEqual([]);
  });

  it('of a closed event are for those who belong to it', async () => {
    const at = await night({ visibility: 'private' });
    const { data } = await at.add({ title: 'Door code' }, pdf('secret'));
    expect((await failure(call(endpoints.listAttachments, { query: { group_id: at.group_id } })))[0]).toBe(
      404,
    );
    expect((await failure(at.list({ as: at.outsider })))[0]).toBe(403);
    expect(await at.open((data.file?.path ?? '').split('?')[0] ?? '')).toBe(404);
    expect(await at.open((data.file?.path ?? '').split('?')[0] ?? '', at.outsider)).toBe(404);
    expect(await at.open(data.file?.path ?? '')).toBe(200);
  });

  it('are twenty at most, also when they are added at once', async () => {
    const at = await night();
    const links = Array.from({ length: attachmentLimits.perEvent + 5 }, (_, number) =>
      at.add({ link: `https://a.example/${number}` }).then(
        () => 'added',
        ({ code }: { code: string }) => code,
      ),
    );
    const became = await Promise.all(links);
    expect(became.filter((one) => one === 'added')).toHaveLength(attachmentLimits.perEvent);
    expect(became.filter((one) => one === 'too_many_attachments')).toHaveLength(5);
  });

  it('take the fields in the query too, as companion apps send them, and end with their event', async () => {
    const at = await night();
    const headers = { authorization: `Bearer ${at.as}`, 'content-type': 'multipart/form-data; boundary=x' };
    const url = `/mobileapis/add-event-attachment?group_id=${at.group_id}&link=https%3A%2F%2Fa.example&extra=1`;
    expect((await app.inject({ method: 'POST', url, headers, payload: '--x--\r\n' })).statusCode).toBe(200);
    expect(await at.list()).toHaveLength(1);
    await call(deleteGroup, { query: { group_id: at.group_id } } as never, { as: at.as });
    expect((await failure(at.add({ link: 'https://a.example' })))[1]).toBe('group_archived');
  });
});
