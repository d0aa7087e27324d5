import { listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { conversationTopic } from '@chalkline/contract/messages/message.schema.ts';
import {
  countUnreadConversations,
  listConversations,
  searchMessages,
  sendMessage,
} from '@chalkline/contract/messages/messages.endpoints.ts';
import { countCases, listCases } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import * as posts from '@chalkline/contract/posts/posts.endpoints.ts';
import { openReader } from '../server/src/platform/testing/stream-reader.ts';
import { fillCommunity } from './fill-community.ts';
import { median, percentile, report } from './table.ts';
import { openWorld } from './world.ts';

const total = Number(process.env.BENCH_POSTS ?? 1_000_000);
const timesAsked = 50;

/** Feeds, unread, search, messages and the queue of moderators with a million posts, for a person in 200 groups. */
export async function benchCommunity(): Promise<void> {
  const world = await openWorld('community');
  try {
    const person = await world.backDoor.signIn({ name: 'Noor van den Akker' });
    const other = await world.backDoor.signIn({ name: 'Imani Okafor' });
    const admin = await world.backDoor.signIn({ name: 'Ada Admin', accountType: 'admin' });
    const as = ({ token }: { token: string }) =>
      createClient({ baseUrl: world.server.address, token: () => token });
    const began = performance.now();
    const asked = { personId: person.user.id, otherId: other.user.id, posts: total };
    const { groupId, conversationId } = await fillCommunity(world.databaseUrl, asked);
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const own = as(person);
    const query = { limit: 20 };
    const followed = await own(posts.listFollowedPosts, { query });
    const listening = await openReader({
      baseUrl: world.server.address,
      topics: [conversationTopic(conversationId)],
      token: other.token,
    });
    await listening.until((messages) => messages.length > 0);
    const calls: readonly (readonly [string, string, () => Promise<unknown>])[] = [
      ['feed of 200 groups and 100 people', '50', () => own(posts.listFollowedPosts, { query })],
      [
        'its second page',
        '50',
        () => own(posts.listFollowedPosts, { query: { ...query, cursor: followed.next ?? '' } }),
      ],
      ['feed of a group', '50', () => own(posts.listGroupPosts, { query: { ...query, group_id: groupId } })],
      ['public feed', '50', () => own(posts.listGroupPosts, { query })],
      ['unread of all groups', '20', () => own(posts.countUnreadPosts, {})],
      ['unread conversations', '20', () => own(countUnreadConversations, {})],
      ['conversations', '50', () => own(listConversations, { query: { filter: 'all', limit: 30 } })],
      [
        'search in 200,000 messages',
        '100',
        () => own(searchMessages, { query: { search: 'harbor map', limit: 30 } }),
      ],
      ['search of my groups', '100', () => own(listMyGroups, { query: { search: 'crew 19', limit: 30 } })],
      [
        'a message, until the call is answered',
        '300',
        () =>
          as(other)(sendMessage, { params: { conversationId }, body: { body: 'On my way.', images: [] } }),
      ],
      [
        'a message, until the other side has it',
        '300',
        async () => {
          const before = listening.messages.length;
          await own(sendMessage, { params: { conversationId }, body: { body: 'On my way.', images: [] } });
          await listening.until((messages) => messages.length > before);
        },
      ],
      [
        'queue of a moderator of ten groups',
        '50',
        () => own(listCases, { query: { tab: 'open', limit: 30 } }),
      ],
      ['its counts', '50', () => own(countCases, {})],
      ['queue of an administrator', '50', () => as(admin)(listCases, { query: { tab: 'open', limit: 30 } })],
    ];
    const rows: string[][] = [];
    for (const [name, target, call] of calls) {
      const took: number[] = [];
      for (let time = 0; time < timesAsked; time += 1) {
        const from = performance.now();
        await call();
        took.push(performance.now() - from);
      }
      const figures = [median(took), percentile(took, 95), Math.max(...took)].map((ms) => ms.toFixed(1));
      rows.push([name, ...figures, target]);
    }
    await listening.close();
    report({
      name: 'community',
      about: `${total.toLocaleString('en')} posts in 2,000 groups of 25 people, 200,000 messages, ${(total / 5).toLocaleString('en')} cases. Calls of the real server by a person in 200 groups who follows 100 people, in ms from the call to the answer; each ${timesAsked} times, one after the other.`,
      columns: ['call', 'median', 'p95', 'max', 'target p95'],
      rows,
      raw: { posts: total, rows },
    });
  } finally {
    await world.close();
  }
}
