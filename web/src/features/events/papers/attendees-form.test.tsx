import { CallFailed } from '@chalkline/contract/http/client.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type EventPapers, withPapers } from '../event-papers.tsx';
import { AttendeesForm, nobodyYet } from './attendees-form.tsx';

const order = {
  Section: ({ idPrefix = '', errors }: { idPrefix?: string; errors: Readonly<Record<string, string>> }) => (
    <input id={`${idPrefix}answers.q1`} aria-invalid={'q1' in errors} aria-label={`Question ${idPrefix}`} />
  ),
};
const Form = withPapers({ order } as unknown as EventPapers, AttendeesForm);

it('goes to the answer that was refused', () => {
  const lines = [{ name: 'Day ticket', quantity: 2, asksPapers: true }];
  const shown = (failure: unknown) => (
    <Form
      eventId="e1"
      lines={lines}
      asks
      buyerName="Ana Sol"
      said={nobodyYet}
      onSaid={() => undefined}
      failure={failure}
    />
  );
  const { rerender } = render(shown(null));
  const path = 'body.lines.0.details.attendees.1.answers.q1';
  const message = 'Answer this question.';
  rerender(shown(new CallFailed(422, { message, errors: [{ code: 'answer_required', message, path }] })));
  expect(document.activeElement?.id).toBe('0.1.answers.q1');
});
