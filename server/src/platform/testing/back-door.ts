import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { and, eq } from 'drizzle-orm';
import { passwordScrypt } from '../../accounts/passwords/passwords.service.ts';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { presentMe } from '../../accounts/people/people.present.ts';
import { refunds } from '../../checkout/refunds/refunds.table.ts';
import { claimEntry } from '../../competitions/entries/entries.claim.service.ts';
import { declared } from '../../manifests.ts';
import { testPayments } from '../../money/providers/simulator.table.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { systemClock, TestClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { makeLog } from '../log/log.ts';
import type { Letter } from '../mail/mail.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import type { Parts } from '../parts.ts';
import { absent } from './absent.ts';
import { TestMailbox } from './test-mailbox.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: MeReply;
}

/** Straight into the database of running processes, past the ways that people take. */
export interface BackDoor {
  /** A new person with an open session. */
  signIn(sketch?: PersonSketch): Promise<SignedIn>;
  /** Makes an entry that person's own. */
  claimEntry(entryId: string, personId: string): Promise<void>;
  /** What goes out when a server's clock has come to this moment; the servers of journeys have no mail of their own. */
  mailsAt(moment: Date): Promise<readonly Letter[]>;
  /** Payments of an order that took money at the test provider. */
  chargesOf(orderId: string): Promise<number>;
  /** The failed refunds of an order aren’t sent again by themselves, as after seven days. */
  giveUpRefunds(orderId: string): Promise<void>;
  close(): Promise<void>;
}

/** Journeys and benchmarks sign in by this; the ways of people have tests and journeys of their own. */
export function openBackDoor(given: { databaseUrl: string; appSecret: string }): BackDoor {
  const env = { DATABASE_URL: given.databaseUrl, APP_SECRET: given.appSecret };
  const database = openDatabase({ url: given.databaseUrl, connections: 2 });
  const parts: Parts = {
    config: readConfig(env),
    log: makeLog('warn'),
    clock: systemClock,
    slowHash: passwordScrypt,
    metrics: makeMetrics(),
    database,
    jobs: absent('jobs'),
    mail: absent('mail'),
    push: absent('push'),
    previews: absent('previews'),
    storage: absent('storage'),
    images: absent('images'),
    live: absent('live'),
    afterCommit: absent('afterCommit'),
    thread: absent('thread'),
  };
  return {
    async signIn(sketch = {}) {
      const made = await person(parts, sketch);
      return { token: await signedIn(parts, made), user: presentMe(made) };
    },
    claimEntry: (entryId, personId) => claimEntry(parts, { id: entryId }, { id: personId }),
    async mailsAt(moment) {
      const mail = new TestMailbox();
      const clock = new TestClock(moment.toISOString());
      await sendMails({ ...parts, clock, mail }, declared.notificationSubjects);
      return mail.sent;
    },
    async giveUpRefunds(orderId) {
      await database.sql
        .update(refunds)
        .set({ nextCheckAt: null })
        .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed')));
    },
    chargesOf: (orderId) =>
      database.sql.$count(
        testPayments,
        and(eq(testPayments.orderId, orderId), eq(testPayments.state, 'succeeded')),
      ),
    close: () => database.close(),
  };
}
