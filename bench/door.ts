import { checkIn, getDoorList, printDoorList } from '@chalkline/contract/events/door.endpoints.ts';
import { getDoorKit } from '@chalkline/contract/events/offline-door.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { storedSession } from '../e2e/stored-session.ts';
import { fillDoor } from '../server/src/events/door/testing/door-tickets.ts';
import { startBareProcess } from './start-bare.ts';
import { median, percentile, report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

const tickets = Number(process.env.BENCH_TICKETS ?? 10_000);
const scans = 600;
const gates = 8;
const lists = 9;
const offlineScans = 60;

/** Check-ins at several gates, the lists of a large event, and a phone without a network. */
export async function benchDoor(): Promise<void> {
  const world = await openWorld('door');
  try {
    const { eventId, desks, ids, codes } = await makeEvent(world);
    const bare = await startBareProcess('bare-door.ts', [world.databaseUrl, eventId]);
    try {
      let turn = 0;
      const letIn = (code: string) => {
        turn += 1;
        const call = desks[turn % gates] ?? world.call;
        return call(checkIn, { body: { group_id: eventId, code, gate: `Gate ${turn % gates}` } });
      };
      const bareIn = (id: string) => post(`${bare.address}/check-in`, { ticket_id: id, gate: 'Gate 1' });
      await atGates(codes.slice(0, 100), letIn);
      await atGates(ids.slice(100, 200), bareIn);
      // In turn, so that both meet the same machine.
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let from = 200; from < 200 + 2 * scans; from += 200) {
        ours.push(...(await atGates(codes.slice(from, from + 100), letIn)));
        theirs.push(...(await atGates(ids.slice(from + 100, from + 200), bareIn)));
      }
      const params = { eventId };
      const kit = await timed(lists, () => world.call(getDoorKit, { params }));
      const bareList = await timed(lists, async () => (await fetch(`${bare.address}/list`)).json());
      const csv = await timed(lists, () => world.call(getDoorList, { params }));
      const pdf = await timed(3, () => paper(world, eventId));
      const offline = await scanOffline(world, eventId, codes.slice(-offlineScans));
      const row = (what: string, took: readonly number[], target: string) => [
        what,
        ...[50, 95, 100].map((percent) => percentile(took, percent).toFixed(0)),
        target,
      ];
      report({
        name: 'door',
        about: `An event with ${tickets.toLocaleString('en')} tickets. ${scans} check-ins by signed code, ${gates} at a time, in turn with a bare handler that only updates and inserts; the list that devices keep, beside a bare query; the door list as CSV and PDF; a phone whose network is cut, with the whole list, from Enter to the verdict on the screen, written to its disk. Milliseconds; our check-in takes ${(median(ours) / median(theirs)).toFixed(1)} times the bare one, our list ${(median(kit) / median(bareList)).toFixed(1)} times the bare query.`,
        columns: ['what', 'p50', 'p95', 'max', 'target'],
        rows: [
          row('check-in', ours, 'p95 ≤ 100'),
          row('bare check-in', theirs, ''),
          row('list for devices', kit, '≤ 3000'),
          row('bare list', bareList, ''),
          row('door list as CSV', csv, '≤ 3000'),
          row('door list as PDF', pdf, ''),
          row('scan without a network', offline, '≤ 150'),
        ],
        raw: { tickets, ours, theirs, kit, bareList, csv, pdf, offline },
      });
    } finally {
      bare.stop();
    }
  } finally {
    await world.close();
  }
}

async function makeEvent({ call, databaseUrl, server, backDoor }: BenchWorld) {
  const { data } = await call(createGroup, {
    body: {
      type: 'event',
      name: 'Harbor Night',
      description: 'Lift with friends.',
      place: 'Dock 7',
      starts_at: new Date(Date.now() + hour).toISOString(),
      ends_at: new Date(Date.now() + 6 * hour).toISOString(),
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      ticket_types: JSON.stringify([{ name: 'Standing', price: 0 }]),
    },
  });
  // Somebody at each gate: one person scans 240 times a minute at most.
  const people = await Promise.all(
    Array.from({ length: gates }, (_, index) => backDoor.signIn({ name: `Gate ${index + 1}` })),
  );
  const [eventId, typeId] = [data.id, data.event?.ticketTypes[0]?.id ?? ''];
  const staff = people.map(({ user }) => user.id);
  const filled = await fillDoor(databaseUrl, { eventId, typeId, count: tickets, staff });
  const desks = people.map(({ token }) => createClient({ baseUrl: server.address, token: () => token }));
  return { eventId, desks, ...filled };
}

/** Milliseconds of each, so many at a time. */
async function atGates<One>(all: readonly One[], scan: (one: One) => Promise<unknown>): Promise<number[]> {
  const waiting = [...all];
  const took: number[] = [];
  const gate = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const began = performance.now();
      await scan(next);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: gates }, gate));
  return took;
}

async function timed(times: number, make: () => Promise<unknown>): Promise<number[]> {
  await make();
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await make();
    took.push(performance.now() - began);
  }
  return took;
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function paper({ server, as: { token } }: BenchWorld, eventId: string): Promise<void> {
  const path = printDoorList.path.replace(':eventId', eventId);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.address}${path}`, { headers });
  if (!answer.ok) throw new Error(`the paper answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** From Enter to the verdict, in a browser of a phone's size that has the list and no network. */
async function scanOffline(
  { server, as }: BenchWorld,
  eventId: string,
  codes: readonly string[],
): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript((stored: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    }, storedSession(as));
    const page = await context.newPage();
    await page.goto(`${server.address}/competition/event-door/${eventId}`);
    await page.getByText(/^List of/).waitFor();
    await context.setOffline(true);
    const took: number[] = [];
    for (const [index, code] of codes.entries()) {
      await page.getByLabel('Ticket code').fill(code);
      const began = performance.now();
      await page.getByLabel('Ticket code').press('Enter');
      // On the disk, and on the screen right after.
      await page.getByText(new RegExp(`(^|, )${index + 1} to send`)).waitFor();
      await page.getByText('In, unsent', { exact: true }).waitFor();
      took.push(performance.now() - began);
    }
    return took;
  } finally {
    await browser.close();
  }
}
