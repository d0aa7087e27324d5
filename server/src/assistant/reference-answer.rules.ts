import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import {
  type Formula,
  type FormulaValues,
  fits,
  type Sex,
  sexes,
} from '@chalkline/contract/formulas/formula.ts';
import type { HelpAnswer } from '@chalkline/contract/showcase/help-topics.ts';
import { emptyReply } from './answer.rules.ts';
import type { BodyFacts } from './body-facts.rules.ts';
import { inEnglish } from './figures.rules.ts';

/** A formula with its equation, and its result where the question has all that goes into it. */
export function formulaReply(formula: Formula, body: BodyFacts): AssistantReply {
  const { id, name, author, output, inputs, valid, source } = formula;
  const inputNames = Object.values(inputs).map(({ label }) => label.toLowerCase());
  const values = valuesFrom(formula, body);
  const results = values ? resultsOf(formula, values) : [];
  const unit = output.unit === '' ? '' : ` ${output.unit}`;
  const by = author === 'Definition' ? '' : ` by ${author}`;
  const title =
    results.length > 0
      ? `${name}: ${results.map(({ who, text }) => `${text}${unit}${who}`).join(', ')}${by}.`
      : `${name}${by} ${inputNames.length === 0 ? 'is one figure' : `needs ${inputNames.join(', ')}`}.`;
  return {
    ...emptyReply,
    kind: 'formula',
    title: { text: title, sources: [1] },
    paragraphs: [
      ...equationsOf(formula).map((text) => ({ text, sources: [1] })),
      ...(valid === '' ? [] : [{ text: valid, sources: [1] }]),
    ],
    sources: [
      {
        number: 1,
        kind: 'formula',
        id,
        title: `${name}, ${author}`,
        detail: source,
        working: values
          ? workingOf(
              formula,
              values,
              results.map(({ text, who }) => `${text}${unit}${who}`),
            )
          : [],
      },
    ],
  };
}

export function helpReply({ id, question, answer }: HelpAnswer): AssistantReply {
  return {
    ...emptyReply,
    kind: 'help',
    title: { text: question, sources: [1] },
    paragraphs: answer.map((text) => ({ text, sources: [] })),
    sources: [{ number: 1, kind: 'help', id, title: question, detail: 'FAQs', working: [] }],
  };
}

/** Of formulas that fit alike, the one that the question has every value for; else the first. */
export function chooseFormula(alike: readonly Formula[], body: BodyFacts): Formula | undefined {
  const hasValues = (formula: Formula) =>
    Object.keys(formula.inputs).length > 0 && valuesFrom(formula, body) !== null;
  return alike.find(hasValues) ?? alike[0];
}

/** Null unless the question has every value, each in its range. */
function valuesFrom({ inputs, refuse }: Formula, body: BodyFacts): FormulaValues | null {
  const known: Readonly<Record<string, number | undefined>> = { kg: body.kg, cm: body.cm, age: body.age };
  const values: Record<string, number> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const value = known[name];
    if (value === undefined || !fits(input, value)) return null;
    values[name] = value;
  }
  return sexes.some((sex) => refuse?.(values, sex)) ? null : values;
}

function resultsOf(formula: Formula, values: FormulaValues) {
  const { decimals } = formula.output;
  const write = (sex: Sex) =>
    inEnglish(formula.compute(values, sex), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  if (!formula.bySex) return [{ who: '', text: write('women') }];
  return sexes.map((sex) => ({ who: ` for ${sex}`, text: write(sex) }));
}

function equationsOf({ equation, inputs, name }: Formula): string[] {
  const read = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => inputs[key]?.symbol ?? key);
  if (typeof equation === 'string') return [`${name} = ${read(equation)}`];
  return sexes.map((sex) => `${name}, ${sex} = ${read(equation[sex])}`);
}

function workingOf(formula: Formula, values: FormulaValues, results: readonly string[]): string[] {
  const used = Object.entries(values).map(([name, value]) => {
    const { symbol = name, unit = '' } = formula.inputs[name] ?? {};
    return `${symbol} = ${inEnglish(value, { maximumFractionDigits: 2 })} ${unit}`.trim();
  });
  return [...used, ...equationsOf(formula), ...results.map((result) => `= ${result}`)];
}
