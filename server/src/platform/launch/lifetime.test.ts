import { expect, it } from 'vitest';
import { makeLog } from '../log/log.ts';
import { EndAsked, Lifetime } from './lifetime.ts';

function lifetime() {
  const told: string[] = [];
  const life = new Lifetime(makeLog('silent'));
  const begin = (name: string, end?: () => Promise<void>) =>
    life.begin(
      name,
      () => void told.push(`begin ${name}`),
      end ?? (async () => void told.push(`end ${name}`)),
    );
  return { life, told, begin };
}

it('ends in the reverse order, once, and past a failure', async () => {
  const { life, told, begin } = lifetime();
  await begin('database');
  await begin('jobs', () => Promise.reject(new Error('stuck')));
  await begin('server');
  await Promise.all([life.end(), life.end()]);
  expect(told).toEqual(['begin database', 'begin jobs', 'begin server', 'end server', 'end database']);
});

it('begins nothing more once the end is asked for, and still ends what has begun', async () => {
  const { life, told, begin } = lifetime();
  const slow = life.begin(
    'database',
    async () => life.askForEnd(),
    async () => void told.push('end database'),
  );
  await expect(slow).rejects.toThrow(EndAsked);
  await expect(begin('server')).rejects.toThrow(EndAsked);
  await life.end();
  expect(told).toEqual(['end database']);
});

it('has nothing to end where the beginning failed', async () => {
  const { life, told } = lifetime();
  const failing = life.begin(
    'server',
    () => Promise.reject(new Error('port taken')),
    async () => void told.push('end server'),
  );
  await expect(failing).rejects.toThrow('port taken');
  await life.end();
  expect(told).toEqual([]);
});
