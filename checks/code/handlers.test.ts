import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { handlers } from './handlers.ts';

const path = 'server/src/events/events.routes.ts';
const said = (handler: string) =>
  report(handlers(houseWith({ [path]: `export const routes = [\n  serve(showEvent, ${handler}),\n];` })));

describe('handlers', () => {
  it('say what belongs in the service', () => {
    expect(said('async ({ viewer }) => (viewer ? present(await show(viewer)) : null)')).toBe(
      `${path}:2 [code/handlers] a handler is one call chain, present(await service(…)); ` +
        'something that isn’t a call belongs in the service',
    );
  });

  it.each([
    ['async () => { return present(await show()); }', 'a block of statements'],
    ['async function () { return show(); }', 'anything but an arrow function'],
    ['async ({ query }) => present(await show(query.all ? 1 : 2))', 'a ternary'],
    ['async ({ query }) => present(await show(query.limit ?? 20))', '&&, || or ??'],
    ['async ({ parts }) => parts.database.transaction((tx) => show(tx))', '.transaction()'],
    ['async ({ parts }) => present(await parts.sql.select().from(events))', '.select()'],
    ['async ({ query }) => present(await show(query.page * 20))', 'an operator'],
    ['async ({ query }) => present(await show(new Date(query.at)))', 'new'],
    ['async () => [...events]', 'something that isn’t a call'],
    ['async ({ body }) => present(await all(body.map((one) => { if (one) add(one); })))', 'if'],
  ])('refuse %s', (handler, what) => expect(said(handler)).toContain(`; ${what} belongs in the service`));

  it.each([
    'async ({ parts, viewer, params }) => presentEvent(await showEvent(parts, viewer, params.eventId))',
    'async ({ parts, viewer, query }) => presentPage(await listEvents(parts, viewer, query))',
    'async ({ parts, viewer, params, body }) => present(await edit(parts, viewer, { ...params, ...body }))',
    '({ parts, viewer }) => signOut(parts, viewer)',
    'async ({ parts, viewer }) => (await listEvents(parts, viewer)).map(presentEvent)',
    'downloadEvent',
  ])('let %s pass', (handler) => expect(said(handler)).toBe(''));

  it('leave the routes of the web alone', () => {
    expect(handlers(houseWith({ 'web/src/app/x.routes.ts': 'serve(a, () => { run(); })' }))).toEqual([]);
  });
});
