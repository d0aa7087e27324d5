import type { AssistantQuestion, AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { formulas as allFormulas, findFormula } from '@chalkline/contract/formulas/formulas.ts';
import { nutrients as allNutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { helpTopics } from '@chalkline/contract/showcase/help-topics.ts';
import { knownFood } from '../nutrition/foods/food-table.service.ts';
import type { Parts } from '../platform/parts.ts';
import type { VectorStore } from '../platform/vectors/vector-store.ts';
import { emptyReply, figuresReply } from './answer.rules.ts';
import { careReply, cautionFor } from './care.rules.ts';
import { type Weighed, weigh } from './figures.rules.ts';
import { formulaPrefix, helpPrefix } from './known-items.service.ts';
import { type AskedFood, type Question, readQuestion } from './question.rules.ts';
import { chooseFormula, formulaReply, helpReply } from './reference-answer.rules.ts';
import { withStore } from './remote-store.service.ts';
import { chooseFoods, type Retrieved, retrieveReferences } from './retrieval.service.ts';
import { asksForLess, type Safety, safetyOf, withoutCare } from './safety.rules.ts';
import { withWording } from './wording.service.ts';

/** Below this likeness nothing is answered; tested with questions on either side. */
export const leastLikeness = 0.6;
const mostFoods = 8;
const alike = 0.06;
const mostOthers = 3;
/** What asks for a formula or an explanation rather than for a food. */
const explaining =
  /\b(?:calculat|comput|formula|equation|estimate|my|need|should|what(?:'s| is) (?:the |a )?|how do|how can|how is|explain|mean)/i;

/** Nothing of a question is kept or logged. Care comes before any search. */
export async function answerQuestion(
  parts: Parts,
  { question, store }: AssistantQuestion,
): Promise<AssistantReply> {
  const safety = safetyOf(question);
  if (safety === 'emergency' || safety === 'crisis' || safety === 'eating' || safety === 'doses') {
    return careReply(safety, { forLess: true, forFood: false }) ?? emptyReply;
  }
  const { reply, instead } = await withStore(parts, store, (found) => searched(found, question, safety));
  return { ...(await withWording(parts, reply)), instead };
}

async function searched(store: VectorStore, asked: string, safety: Safety | null): Promise<AssistantReply> {
  const question = readQuestion(safety === null ? asked : withoutCare(asked));
  const foods = await Promise.all(
    question.foods
      .slice(0, mostFoods)
      .map(async (food) => ({ ...food, found: await chooseFoods(store, food.words) })),
  );
  const topic = topicOf(question, asked);
  const references = topic === '' ? [] : await retrieveReferences(store, topic, 12);
  const isReference = isAboutReference(
    question,
    asked,
    references,
    foods.map(({ found }) => found),
  );
  if (safety === 'no_deficit') {
    const care = careReply(safety, {
      forLess: asksForLess(asked),
      forFood: foods.length > 0 && !isReference,
    });
    if (care) return care;
  }
  const caution = cautionFor(safety);
  if (isReference) return { ...referenceReply(question, references), caution };
  const fitting = foods.flatMap(({ amount, found }) => {
    const weighed = weighBest(found, amount);
    return weighed ? [weighed] : [];
  });
  if (fitting.length === 0 || fitting.length < foods.length) {
    return { ...unknownReply(question, [...foods.map(({ found }) => found), references]), caution };
  }
  const compares = fitting.length > 1 && foods.every(({ amount }) => amount === null);
  const [only] = foods;
  return {
    ...figuresReply({ weighed: fitting, asked: question.nutrients, compares }),
    caution,
    others: foods.length === 1 && only ? only.found.slice(1, mostOthers + 1).map(nameOf) : [],
  };
}

/** What formulas and FAQs are searched for: “how much protein do I need” names no food. */
function topicOf({ words, foods, nutrients }: Question, asked: string): string {
  if (words !== '' || foods.length > 0 || !/\b(?:need|should)\b/i.test(asked)) return words;
  return nutrients.map((place) => allNutrients[place]?.name ?? '').join(' ');
}

/** Of foods that fit alike, the first that has the measure that was asked for. */
function weighBest(found: readonly Retrieved[], amount: AskedFood['amount']): Weighed | null {
  const least = Math.max(leastLikeness, (found[0]?.likeness ?? 0) - alike);
  const weighed = found
    .filter(({ likeness }) => likeness >= least)
    .flatMap(({ id }) => {
      const food = knownFood(id);
      return food ? [weigh(food, amount)] : [];
    });
  return weighed.find(({ isUnmeasured }) => !isUnmeasured) ?? weighed[0] ?? null;
}

/** A formula or an FAQ fits better than any food. Amounts of foods leave no doubt. */
function isAboutReference(
  { foods }: Question,
  asked: string,
  [reference]: readonly Retrieved[],
  found: readonly (readonly Retrieved[])[],
): boolean {
  if (!reference || reference.likeness < leastLikeness || foods.some(({ amount }) => amount !== null))
    return false;
  const likeness = Math.min(...found.map(([best]) => best?.likeness ?? 0));
  const best = found.length === 0 ? 0 : likeness;
  return reference.likeness > best + 0.05 || (explaining.test(asked) && reference.likeness >= best - 0.05);
}

function referenceReply({ body }: Question, references: readonly Retrieved[]): AssistantReply {
  const [best] = references;
  const fitting = references.filter(({ likeness }) => likeness >= (best?.likeness ?? 0) - 2 * alike);
  const formulas = allFormulas.filter(({ id }) =>
    fitting.some((each) => each.id === `${formulaPrefix}${id}`),
  );
  const chosen = best?.id.startsWith(formulaPrefix) ? chooseFormula(formulas, body) : undefined;
  const help = helpTopics
    .flatMap(({ answers }) => answers)
    .find(({ id }) => `${helpPrefix}${id}` === best?.id);
  const id = chosen ? `${formulaPrefix}${chosen.id}` : best?.id;
  const others = fitting
    .filter((each) => each.id !== id)
    .slice(0, mostOthers)
    .map(nameOf);
  if (chosen) return { ...formulaReply(chosen, body), others };
  return help ? { ...helpReply(help), others } : emptyReply;
}

function unknownReply(
  { nutrients, foods }: Question,
  found: readonly (readonly Retrieved[])[],
): AssistantReply {
  const isWithoutFood = nutrients.length > 0 && foods.length === 0;
  const nearest = found
    .flat()
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostOthers);
  return {
    ...emptyReply,
    title: { text: 'I have nothing that answers this.', sources: [] },
    paragraphs: [
      {
        text: isWithoutFood
          ? 'Name a food, and how much of it.'
          : 'Nothing in the food table, the health formulas or the FAQs fits your question well enough.',
        sources: [],
      },
    ],
    others: nearest.map(nameOf),
  };
}

function nameOf({ id, name }: Retrieved): AssistantReply['others'][number] {
  if (id.startsWith(formulaPrefix)) {
    const formula = id.slice(formulaPrefix.length);
    return { kind: 'formula', id: formula, title: [name, findFormula(formula)?.author].join(', ') };
  }
  if (id.startsWith(helpPrefix)) return { kind: 'help', id: id.slice(helpPrefix.length), title: name };
  return { kind: 'food', id, title: name };
}
