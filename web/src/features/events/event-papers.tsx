import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type {
  AnswersGiven,
  QuestionScope,
  QuestionsReply,
} from '@chalkline/contract/waivers/question.schema.ts';
import type { newSignature, WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, createContext, use } from 'react';
import type { z } from 'zod';
import type { KeyedCall } from '../../patterns/keyed-call.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

interface OfSubject {
  readonly subject: PaperSubjectName;
}

interface OrderPapers extends OfSubject {
  readonly answers: AnswersGiven;
  readonly onAnswers: (answers: AnswersGiven) => void;
  /** What is wrong with the answers, by the id of the question. */
  readonly errors: Readonly<Record<string, string>>;
  readonly waiverError?: string | null;
  readonly scope?: QuestionScope;
  readonly signs?: boolean;
  readonly idPrefix?: string;
}

interface TicketPapers {
  readonly papers: {
    readonly questions: QuestionsReply['questions'];
    readonly answers: AnswersGiven;
    readonly waivers: WaiversReply;
  };
  readonly saveAnswers: (call: KeyedCall, answers: AnswersGiven) => Promise<unknown>;
  readonly sign: (call: KeyedCall, waiverId: string, body: z.input<typeof newSignature>) => Promise<unknown>;
  readonly invalidates: readonly QueryKey[];
}

interface OfSubjectAt extends OfSubject {
  readonly zone: string;
}

/** Questions and waivers of an event, which another feature brings; app/ hands them in. */
export interface EventPapers {
  /** For those who buy. */
  readonly order: ScreenSection<OrderPapers>;
  /** For one ticket. */
  readonly ticket: ScreenSection<TicketPapers>;
  /** For those who run the event. */
  readonly questions: ScreenSection<OfSubjectAt>;
  readonly waivers: ScreenSection<OfSubjectAt>;
}

const Papers = createContext<EventPapers | null>(null);

/** A screen whose parts show questions and waivers. */
export function withPapers<Props extends object>(
  papers: EventPapers | undefined,
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function ScreenWithPapers(props: Props) {
    return (
      <Papers value={papers ?? null}>
        <Screen {...props} />
      </Papers>
    );
  };
}

/** Null where nothing is asked or signed. */
export const useEventPapers = (): EventPapers | null => use(Papers);

export const eventSubject = (subjectId: string): PaperSubjectName => ({ subjectKind: 'event', subjectId });
