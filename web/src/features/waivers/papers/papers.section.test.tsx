import type { AnswersGiven, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import type { WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { PapersSection } from './papers.section.tsx';

const question = {
  scope: 'person',
  hint: '',
  required: true,
  options: [],
  unit: '',
  min: null,
  max: null,
  condition: null,
} as const;
const questions: QuestionsReply = {
  version: 1,
  questions: [
    { ...question, id: 'injured', kind: 'consent', label: 'I have an injury', required: false, options: [] },
    {
      ...question,
      id: 'injury',
      kind: 'text',
      label: 'Which injury?',
      options: [],
      condition: { questionId: 'injured', values: ['yes'] },
    },
  ],
  answersUntil: null,
  mine: [],
  can: { manage: false, answer: false },
};
const waivers: WaiversReply = {
  waivers: [
    {
      id: 'w1',
      title: 'Liability waiver',
      text: 'At my own risk.',
      file: null,
      versionId: 'v2',
      number: 2,
      signedFrom: 2,
      isActive: true,
      version: 2,
      publishedAt: '2026-11-14T10:21:00.000Z',
      mine: null,
      guardianAsked: null,
      signedCount: null,
      remindedAt: null,
    },
  ],
  adultIfBornBy: '2008-12-05',
  signer: { name: 'Lina Haddad', hasBirthDate: false, isMinor: false },
  can: { manage: false },
};

let server: FakeServer;
let bodies: unknown[];

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  server.answer('/api/questions', () => ({ data: questions }));
  server.answer('/api/waivers', () => ({ data: waivers }));
  server.answer('/api/waivers/w1/signatures', () => ({ data: {} }));
});
afterEach(() => vi.unstubAllGlobals());

interface Opened {
  readonly birthDate?: string;
  readonly waiverError?: string;
  readonly onSigned?: () => void;
  readonly onQuestions?: (names: Readonly<Record<string, string>>) => void;
}

function Open(given: Opened) {
  const [answers, setAnswers] = useState<AnswersGiven>([]);
  const subject = { subjectKind: 'competition', subjectId: 'c1' } as const;
  return <PapersSection subject={subject} answers={answers} onAnswers={setAnswers} errors={{}} {...given} />;
}

function open(given: Opened = {}) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <Open {...given} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('asks a question only once its condition holds', async () => {
  open();
  const consent = await page.findByLabelText('I have an injury');
  expect(page.queryByLabelText('Which injury?')).toBeNull();
  fireEvent.click(consent);
  fireEvent.change(page.getByLabelText('Which injury?'), { target: { value: 'Knee' } });
  expect(page.getByDisplayValue('Knee')).toBeTruthy();
});

it('says what it asks to the form that it is part of', async () => {
  const onQuestions = vi.fn();
  open({ onQuestions });
  await page.findByLabelText('I have an injury');
  expect(onQuestions.mock.calls).toEqual([[{ injured: 'I have an injury', injury: 'Which injury?' }]]);
});

it('lets an adult sign by typing, and says what is missing', async () => {
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Sign waiver' }));
  expect(page.getByText('Sign here.')).toBeTruthy();
  expect(page.getByText('Enter your birth date.')).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.change(page.getByLabelText('Birth date'), { target: { value: '2008-12-05' } });
  fireEvent.click(page.getByLabelText('Sign by typing the name instead of drawing'));
  fireEvent.click(page.getByRole('button', { name: 'Sign waiver' }));
  const signed = { versionId: 'v2', name: 'Lina Haddad', drawing: null };
  await waitFor(() => expect(bodies).toEqual([{ ...signed, birthDate: '2008-12-05', guardian: null }]));
});

it('takes the birth date that was given elsewhere on the screen', async () => {
  open({ birthDate: '1994-05-03' });
  fireEvent.click(await page.findByLabelText('Sign by typing the name instead of drawing'));
  fireEvent.click(page.getByRole('button', { name: 'Sign waiver' }));
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ birthDate: '1994-05-03' })]));
});

it('has a parent or guardian sign with a minor, each drawing their own', async () => {
  open();
  fireEvent.change(await page.findByLabelText('Birth date'), { target: { value: '2010-02-03' } });
  expect(page.getByText(/under 18 on the day/)).toBeTruthy();
  fireEvent.change(page.getByLabelText('Parent or guardian'), { target: { value: 'Rania Haddad' } });
  fireEvent.change(page.getByLabelText('Relation to you'), { target: { value: 'Mother' } });
  for (const pad of page.getAllByRole('img', { name: /signature.*empty/i })) {
    pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 150 }) as DOMRect;
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(pad, { clientX: 100, clientY: 50 });
    fireEvent.pointerUp(pad);
  }
  fireEvent.click(page.getByRole('button', { name: 'Sign waiver' }));
  const drawing = [
    [
      [20, 20],
      [200, 100],
    ],
  ];
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        versionId: 'v2',
        name: 'Lina Haddad',
        drawing,
        birthDate: '2010-02-03',
        guardian: { name: 'Rania Haddad', relation: 'Mother', drawing },
      },
    ]),
  );
});

it('mails a link to the guardian of a minor who signs alone', async () => {
  server.answer('/api/waivers/w1/guardian', () => ({ data: {} }));
  open();
  fireEvent.change(await page.findByLabelText('Birth date'), { target: { value: '2010-02-03' } });
  fireEvent.click(page.getByRole('radio', { name: 'By email' }));
  expect(page.queryByLabelText('Parent or guardian')).toBeNull();
  fireEvent.click(page.getByLabelText('Sign by typing the name instead of drawing'));
  fireEvent.change(page.getByLabelText('Their email'), { target: { value: 'rania' } });
  fireEvent.click(page.getByRole('button', { name: 'Sign and send link' }));
  expect(page.getByText(/^Enter an email/)).toBeTruthy();
  fireEvent.change(page.getByLabelText('Their email'), { target: { value: 'rania@example.org' } });
  fireEvent.click(page.getByRole('button', { name: 'Sign and send link' }));
  const own = { versionId: 'v2', name: 'Lina Haddad', drawing: null, birthDate: '2010-02-03' };
  await waitFor(() => expect(bodies).toEqual([{ ...own, email: 'rania@example.org' }]));
});

it('tells the form around it once a missed waiver is signed', async () => {
  const onSigned = vi.fn();
  open({ birthDate: '1994-05-03', waiverError: 'Sign the waiver.', onSigned });
  await page.findByText('Sign the waiver.');
  fireEvent.click(page.getByLabelText('Sign by typing the name instead of drawing'));
  fireEvent.click(page.getByRole('button', { name: 'Sign waiver' }));
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
});
