import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { routes } from './manifests.ts';

const folder = new URL('../../docs/guide/', import.meta.url);
const pages = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));
const endpoints = routes.map(({ endpoint }) => endpoint);

/** Addresses that a running site serves, and no calls. */
const served = ['/api', '/mobileapis', '/api/docs', '/api/openapi.json'];

interface Example {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The calls of a page's shell blocks, with the values of variables that a block sets. */
function examplesIn(text: string): Example[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.replaceAll('\\\n', ' '),
  );
  return blocks.flatMap((block) => {
    const set = Object.fromEntries(
      [...block.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]),
    );
    const lines = block.split('\n').filter((line) => line.includes('curl '));
    return lines.map((line) => exampleOf(line, set));
  });
}

function exampleOf(line: string, set: Readonly<Record<string, string | undefined>>): Example {
  const [, address = ''] = /\$API(\S+?)["')]*(?=\s|$)/.exec(line) ?? [];
  const [path = '', search = ''] = address.split('?');
  const [, typed, variable = ''] = /--json (?:'([^']*)'|"\$(\w+)")/.exec(line) ?? [];
  const body = typed ?? set[variable];
  const [, method = body === undefined ? 'GET' : 'POST'] = /-X (\w+)/.exec(line) ?? [];
  return { method, path, query: Object.fromEntries(new URLSearchParams(search)), body };
}

/** A part that is a variable can be anything; in prose, parameters have the contract's names. */
function isAt(endpoint: Endpoint, method: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = endpoint.path.split('/');
  const fits = wanted.every(
    (part, index) => part === parts[index] || (part.startsWith(':') && parts[index]?.startsWith('$')),
  );
  return endpoint.method === method && parts.length === wanted.length && fits;
}

describe.each(pages)('the guide $name', ({ text }) => {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

  it('names only calls that exist', () => {
    const named = spans.flatMap((span) => /^([A-Z]+) (\/\S+)$/.exec(span)?.slice(1, 3).join(' ') ?? []);
    const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(named.filter((call) => !known.has(call))).toEqual([]);
    expect(spans.filter((span) => span.startsWith('/') && !served.includes(span))).toEqual([]);
  });

  it('has examples that their calls take', () => {
    const refused = examplesIn(text).flatMap((example) => {
      const endpoint = endpoints.find((one) => isAt(one, example.method, example.path));
      if (!endpoint) return [`${example.method} ${example.path} is no call`];
      const body = example.body === undefined ? undefined : JSON.parse(example.body);
      const problems = [
        ...(endpoint.query?.safeParse(example.query).error?.issues ?? []),
        ...(endpoint.body?.safeParse(body).error?.issues ?? []),
      ];
      return problems.map(
        ({ path, message }) => `${example.method} ${example.path}: ${path.join('.')} ${message}`,
      );
    });
    expect(refused).toEqual([]);
    expect(examplesIn(text)).not.toEqual([]);
  });
});

it('the first page of the guide leads to every other one', () => {
  const index = pages.find(({ name }) => name === 'README.md')?.text ?? '';
  const missing = pages.filter(({ name }) => name !== 'README.md' && !index.includes(`](${name})`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
