import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { testApp } from './platform/testing/test-app.ts';
import { pictureFile } from './uploads/uploads.factory.ts';

const { app, parts } = await testApp();

type Fields = Readonly<Record<string, string>>;

/** What companion apps send along with everything, and nobody reads. */
const extras: Fields = { device: 'ios', app_version: '4.2.1', user_type: 'trainee' };

/** How the apps send a POST: everything in the query with an empty body that says it is JSON, or as a JSON body. */
const ways = {
  query: (fields: Fields) => ({ query: { ...fields, ...extras }, payload: '' }),
  body: (fields: Fields) => ({ query: {}, payload: JSON.stringify({ ...fields, ...extras }) }),
} as const;
type Way = keyof typeof ways;

async function phone(way: Way) {
  const made = await person(parts, { name: 'Ana' });
  const authorization = `Bearer ${await signedIn(parts, made)}`;
  const answered = async (request: InjectOptions) => {
    const answer = await app.inject(request);
    const { errors = [] } = answer.json();
    expect([request.url, answer.statusCode < 300, errors]).toEqual([request.url, true, []]);
    return answer.json().data;
  };
  const post = (name: string, fields: Fields) => {
    const headers = { authorization, 'content-type': 'application/json' };
    return answered({ method: 'POST', url: `/mobileapis/${name}`, headers, ...ways[way](fields) });
  };
  const get = (name: string, fields: Fields = {}) => {
    const query = { ...fields, ...extras };
    return answered({ method: 'GET', url: `/mobileapis/${name}`, headers: { authorization }, query });
  };
  return { id: made.id, authorization, post, get };
}

it.each(Object.keys(ways) as Way[])(
  'answers the community calls of the companion apps, sent in the %s',
  async (way) => {
    const { id: personId, post, get } = await phone(way);
    const facts = { name: `Rowers ${newId()}`, description: 'On the Maas.', category: 'running' };
    const community = await post('create-community', { ...facts, visibility: 'public' });
    const community_id = community.id;
    expect(community).toMatchObject(facts);
    expect(await post('edit-community', { community_id, name: `${facts.name}!` })).toMatchObject({
      ...facts,
      name: `${facts.name}!`,
    });
    const listed = await get('get-communities-list', {
      search: facts.name,
      category: 'running',
      mine: 'true',
      limit: '5',
    });
    expect(listed).toMatchObject([{ id: community_id, memberCount: 1, belonging: { role: 'owner' } }]);
    expect(await get('get-user_owner_communities-list', { user_id: personId })).toMatchObject([
      { id: community_id },
    ]);
    expect(await get('get-community-programs-list', { community_id })).toEqual([]);

    const group = await post('create-group_v2', {
      type: 'group',
      name: 'Tuesday crew',
      description: 'Easy.',
      visibility: 'public',
      community_id,
    });
    const group_id = group.id;
    expect(await post('group-info_v2', { group_id, name: 'Thursday crew' })).toMatchObject({
      id: group_id,
      type: 'group',
      name: 'Thursday crew',
      description: 'Easy.',
      community: { id: community_id },
    });
    expect(await get('get-group-info_v2', { group_id })).toMatchObject({ name: 'Thursday crew' });
    expect(await get('get-my-groups_v2', { type: 'group', search: 'thurs' })).toMatchObject([
      { id: group_id, unread: 0 },
    ]);
    expect(await get('get-community-detail', { community_id })).toMatchObject({
      groupCount: 1,
      groups: [{ id: group_id }],
      members: [{ id: personId, role: 'owner' }],
    });

    const { id: post_id } = await post('add-post', { group_id, text: 'First' });
    expect(await post('post-info', { post_id, text: 'Second' })).toMatchObject({
      id: post_id,
      text: 'Second',
    });
    expect(await post('post-info', { post_id })).toMatchObject({ id: post_id, text: 'Second', likes: 0 });
    expect(await post('like-unlike-post', { post_id })).toEqual({ liked: true, likes: 1 });
    expect(await post('like-unlike-post', { post_id })).toEqual({ liked: false, likes: 0 });
    expect(await post('like-unlike-post', { post_id, liked: 'true' })).toEqual({ liked: true, likes: 1 });
    const { id: comment_id } = await post('add-comment', { post_id, text: 'Strong' });
    expect(await post('comment-info', { comment_id, text: 'Stronger' })).toMatchObject({ text: 'Stronger' });
    expect(await get('get-post-comments', { post_id })).toMatchObject([{ id: comment_id, text: 'Stronger' }]);
    expect(await get('get-group-posts', { group_id })).toMatchObject([
      { id: post_id, likes: 1, comments: 1, liked: true },
    ]);
    expect((await get('get-group-posts')).map(({ id }: { id: string }) => id)).toContain(post_id);
    expect(await get('create-shared-link', { type: 'Group', id: group_id })).toContain(`/Group/${group_id}`);
    expect(await get('create-shared-link', { type: 'community-detail', id: community_id })).toContain(
      community_id,
    );

    await post('delete-comment', { comment_id });
    expect(await get('get-post-comments', { post_id })).toEqual([]);
    await post('delete-post', { post_id });
    expect(await get('get-group-posts', { group_id })).toEqual([]);
    await post('delete-group_v2', { group_id });
    expect(await get('get-my-groups_v2', { type: 'group' })).toEqual([]);
    await post('delete-community', { community_id });
    expect(await get('get-communities-list', { search: facts.name })).toEqual([]);
  },
);

it('takes a group’s fields in the query beside a picture in a form, and a picture alone', async () => {
  const { authorization, get } = await phone('query');
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await pictureFile())]), 'crew.png');
  const encoded = new Response(form);
  const headers = { authorization, 'content-type': encoded.headers.get('content-type') ?? '' };
  const query = { ...extras, type: 'group', name: 'With a picture', visibility: 'private' };
  const payload = Buffer.from(await encoded.arrayBuffer());
  const made = await app.inject({
    method: 'POST',
    url: '/mobileapis/create-group_v2',
    headers,
    query,
    payload,
  });
  expect(made.statusCode).toBe(201);
  const { id: group_id, image } = made.json().data;
  expect(image).toEqual(expect.any(String));
  expect(await get('get-group-info_v2', { group_id })).toMatchObject({
    name: 'With a picture',
    visibility: 'private',
  });
  const file = new FormData();
  file.append('file', new Blob([new Uint8Array(await pictureFile())]), 'crew.png');
  const sent = new Response(file);
  const uploaded = await app.inject({
    method: 'POST',
    url: '/mobileapis/upload-image',
    query: extras,
    headers: { authorization, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect([uploaded.statusCode, typeof uploaded.json().data.path]).toEqual([200, 'string']);
});
