import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

interface OfSubject {
  readonly subject: PaperSubjectName;
}

/** The clock of the venue, for fields with a date and time. */
export interface VenueClock {
  readonly zone: string;
  /** What the clock shows at a moment, as the field takes it. */
  readonly toField: (moment: string | null) => string;
  /** The moment of what was typed; null for an empty field. */
  readonly toMoment: (field: string) => string | null;
}

interface OfSubjectAt extends OfSubject {
  readonly zone: string;
}

interface ForStaff extends OfSubject {
  readonly clock: VenueClock;
}

interface RegisterPapers extends OfSubject {
  readonly answers: AnswersGiven;
  readonly onAnswers: (answers: AnswersGiven) => void;
  /** What is wrong with the answers, by the id of the question. */
  readonly errors: Readonly<Record<string, string>>;
  readonly waiverError?: string | null;
}

/** Questions and waivers of a competition, which another feature brings; app/ hands them in. */
export interface PaperSections {
  /** For those who register. */
  readonly register: ScreenSection<RegisterPapers>;
  /** For those who take part already. */
  readonly mine: ScreenSection<OfSubjectAt>;
  /** For the control room. */
  readonly questions: ScreenSection<ForStaff>;
  readonly waivers: ScreenSection<ForStaff>;
}
