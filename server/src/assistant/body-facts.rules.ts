/** What someone says of themselves, to put into a formula. */
export interface BodyFacts {
  readonly kg?: number;
  readonly cm?: number;
  readonly age?: number;
}

const poundsToKilograms = 0.453_592_37;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const said = String.raw`(?:i weigh|weighing|weighs?|weight(?: is| of|:)?|i'?m|i am|at|with|for|person of|,|and)\s+`;
const weight = new RegExp(
  String.raw`(?<!\w)${said}${number}\s*(kg|kilos?|lbs?|pounds)\b(?! of\b| [a-z]*(?:rice|chicken|meat))`,
);
const centimeters = /\b(\d{3})\s*cm\b|\b([12])[.,](\d\d)\s*m\b/;
const feet = /\b([4-7])\s*(?:'|ft|feet|foot)\s*(\d{1,2})?\s*(?:"|''|in(?:ches)?\b)?/;
const age = /\b(?:age[d]?:?\s+(\d{1,3})|(\d{1,3})[- ]?(?:years?|yrs?)(?:[- ]old)?|(\d{1,3})\s*(?:yo|y\/o))\b/;

/** Weight, height and age, and the text without them. */
export function bodyFacts(text: string): { readonly body: BodyFacts; readonly rest: string } {
  const body: { kg?: number; cm?: number; age?: number } = {};
  let rest = text;
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(rest);
    if (!match) return;
    use(match);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  };
  take(centimeters, (match) => {
    body.cm = Number(match[1] ?? `${match[2]}${match[3]}`);
  });
  if (body.cm === undefined) {
    take(feet, (match) => {
      body.cm = Number(match[1]) * 30.48 + Number(match[2] ?? 0) * 2.54;
    });
  }
  take(age, (match) => {
    body.age = Number(match[1] ?? match[2] ?? match[3]);
  });
  take(weight, (match) => {
    const value = Number((match[1] ?? '').replace(',', '.'));
    body.kg = /^k/.test(match[2] ?? '') ? value : value * poundsToKilograms;
  });
  return { body, rest };
}
