import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

interface OfSubject {
  readonly subject: PaperSubjectName;
}

interface OfSubjectAt extends OfSubject {
  /** Of the venue. */
  readonly zone: string;
}

interface RegisterPapers extends OfSubject {
  readonly answers: AnswersGiven;
  readonly onAnswers: (answers: AnswersGiven) => void;
  /** Says what is asked, by the id of the question, once that is known. */
  readonly onQuestions?: (names: Readonly<Record<string, string>>) => void;
  /** What is wrong with the answers, by the id of the question. */
  readonly errors: Readonly<Record<string, string>>;
  readonly waiverError?: string | null;
  readonly onSigned?: () => void;
  readonly birthDate?: string | null;
}

/** Questions and waivers of a competition, which another feature brings; app/ hands them in. */
export interface PaperSections {
  /** For those who register. */
  readonly register: ScreenSection<RegisterPapers>;
  /** For those who take part already. */
  readonly mine: ScreenSection<OfSubjectAt>;
  /** For the set-up of a competition. */
  readonly setup: ScreenSection<OfSubject>;
  /** For the control room. */
  readonly questions: ScreenSection<OfSubjectAt>;
  readonly waivers: ScreenSection<OfSubjectAt>;
}
