import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import { Suspense, useEffect, useRef } from 'react';
import { FieldSet } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventSubject, useEventPapers } from '../event-papers.tsx';
import { answerErrors, firstWrongField, waiverError } from './answer-errors.ts';

export interface Attendee {
  readonly name: string;
  readonly answers: AnswersGiven;
}

export interface AttendeesLine {
  readonly name: string;
  readonly quantity: number;
  readonly asksPapers: boolean;
}

/** What is said so far: of each ticket by `line.number`, and about the order. */
export interface AttendeesSaid {
  readonly attendees: Readonly<Record<string, Attendee>>;
  readonly order: AnswersGiven;
}

export const nobodyYet: AttendeesSaid = { attendees: {}, order: [] };
const nobody: Attendee = { name: '', answers: [] };

/** Of a line, as the server reads it. */
export function detailsSaid(
  lines: readonly AttendeesLine[],
  at: number,
  { attendees, order }: AttendeesSaid,
) {
  const first = lines.findIndex(({ asksPapers }) => asksPapers);
  return {
    attendees: Array.from(
      { length: lines[at]?.quantity ?? 0 },
      (_, index) => attendees[`${at}.${index}`] ?? nobody,
    ),
    answers: at === first ? [...order] : [],
  };
}

interface AttendeesFormProps {
  eventId: string;
  lines: readonly AttendeesLine[];
  /** The event has questions or waivers. */
  asks: boolean;
  /** They have the name of the buyer, whatever else they are asked. */
  isNamed?: boolean;
  buyerName: string;
  said: AttendeesSaid;
  onSaid: (said: AttendeesSaid) => void;
  /** What the server refused, with the fields. */
  failure: unknown;
}

/** Who comes with each ticket, what they answer, and what the buyer signs. */
export function AttendeesForm({
  eventId,
  lines,
  asks,
  isNamed = true,
  buyerName,
  said,
  onSaid,
  failure,
}: AttendeesFormProps) {
  const Section = useEventPapers()?.order.Section;
  const subject = eventSubject(eventId);
  const first = lines.findIndex(({ asksPapers }) => asksPapers);
  const own = `${Math.max(first, 0)}.0`;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    const field = firstWrongField(failure);
    if (field) document.getElementById(field)?.focus();
    else box.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={box}>
      <Stack gap={24}>
        {lines.flatMap(({ name, quantity, asksPapers }, at) =>
          Array.from({ length: quantity }, (_, index) => {
            const key = `${at}.${index}`;
            const attendee = said.attendees[key] ?? nobody;
            const change = (part: Partial<Attendee>) =>
              onSaid({ ...said, attendees: { ...said.attendees, [key]: { ...attendee, ...part } } });
            return (
              <FieldSet key={key} legend={quantity > 1 ? `${name} ${index + 1}` : name}>
                {isNamed && (
                  <TextField
                    id={`attendee-${key}`}
                    label={key === own ? 'Your name' : 'Name'}
                    optional
                    hint={key === own ? undefined : 'Shown at the door. Empty means your name.'}
                    placeholder={buyerName}
                    maxLength={120}
                    autoComplete="off"
                    value={attendee.name}
                    onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                  />
                )}
                {Section && asks && asksPapers && (
                  <Suspense fallback={<SkeletonRows avatar={false} />}>
                    <Section
                      subject={subject}
                      answers={attendee.answers}
                      onAnswers={(answers) => change({ answers })}
                      errors={answerErrors(failure, `body.lines.${at}.details.attendees.${index}`)}
                      scope="person"
                      signs={key === own}
                      waiverError={waiverError(failure)}
                      idPrefix={`${key}.`}
                    />
                  </Suspense>
                )}
              </FieldSet>
            );
          }),
        )}
        {Section && asks && first >= 0 && (
          <Suspense fallback={<SkeletonRows avatar={false} />}>
            <Section
              subject={subject}
              answers={said.order}
              onAnswers={(order) => onSaid({ ...said, order })}
              errors={answerErrors(failure, `body.lines.${first}.details`)}
              scope="order"
              signs={false}
              idPrefix="order."
            />
          </Suspense>
        )}
      </Stack>
    </div>
  );
}
