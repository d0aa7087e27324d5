import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import type { AnswerProblem } from '@chalkline/contract/waivers/answers.rules.ts';
import { questionCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { Refusal, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const ofQuestions = refusalsOf(questionCodes, waiverTexts);
const ofOrders = refusalsOf({ answer_required: orderCodes.answer_required }, checkoutTexts);

export const questionsChanged = () => stateChanged('form');

/** All of them at once: `path` is that of the answers, such as `body.answers`, and each problem's ends with its question's id. */
export function answersRefused(problems: readonly AnswerProblem[], path: string): Refusal {
  const found = problems.flatMap(({ questionId, code }) => {
    const at = { path: `${path}.${questionId}` };
    return (code === 'answer_required' ? ofOrders(code, at) : ofQuestions(code, at)).problems;
  });
  return new Refusal(orderCodes.answer_required, found);
}
