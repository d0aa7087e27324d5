import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../../platform/session.ts';
import { OpenField } from './open-field.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const label = 'Open to people outside your organization';

function open(
  organizationId: string | null,
  values: { communityId?: string; visibility?: 'public' | 'private' } = {},
) {
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  const user = {
    id: 'p1',
    email: 'a@example.org',
    name: 'A',
    photo: null,
    accountType: 'trainer',
    can,
  } as const;
  session.start({ token: 't', user: { ...user, organizationId } });
  const set: unknown[] = [];
  const form = {
    values: { communityId: '', visibility: 'public' as const, is_open: false, ...values },
    setFieldValue: (...change: unknown[]) => set.push(change),
  };
  render(
    <MantineProvider env="test">
      <OpenField group={undefined} form={form} />
    </MantineProvider>,
  );
  return set;
}

it('opens a public event of an organization to everyone', () => {
  const set = open('o1');
  fireEvent.click(screen.getByLabelText(label));
  expect(set).toEqual([['is_open', true]]);
});

it.each([
  ['without an organization', null, {}],
  ['in a community', 'o1', { communityId: 'c1' }],
  ['that isn’t public', 'o1', { visibility: 'private' }],
] as const)('isn’t offered for an event %s', (_, organizationId, values) => {
  open(organizationId, values);
  expect(screen.queryByLabelText(label)).toBeNull();
});
