import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import type { AnswerProblem } from '@chalkline/contract/waivers/answers.rules.ts';
import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { Refusal, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...commonCodes, ...orderCodes }, { ...commonTexts, ...checkoutTexts });

const ofAnswers = refusalsOf(waiverCodes, waiverTexts);

export const answersClosed = () => ofAnswers('answers_closed');
export const questionsChanged = () => stateChanged('form');

/** All of them at once: `path` is that of the answers, such as `body.answers`, and each problem's ends with its question's id. */
export function answersRefused(problems: readonly AnswerProblem[], path: string): Refusal {
  const found = problems.flatMap(
    ({ questionId, code }) => refusal(code, { path: `${path}.${questionId}` }).problems,
  );
  return new Refusal(orderCodes.answer_required, found);
}
