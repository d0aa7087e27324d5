/** What a question needs before, or instead of, an answer about food. */
export type Safety = 'emergency' | 'crisis' | 'eating' | 'doses' | 'no_deficit' | 'medical';

/** Words that say one thing, in the order in which they count. */
const patterns: ReadonlyArray<readonly [Safety, readonly RegExp[]]> = [
  [
    'crisis',
    [
      /\b(kill|hurt|harm|hang|cut|cutting|hurting|harming|killing|burning) (myself|my self)\b/,
      /\bsuicid/,
      /\bself ?-?harm/,
      /\b(end|ending|take|taking) my (own )?life\b/,
      /\b(want|wanna|wish|going|like|rather|better) (to )?(die|be dead|i (was|were) dead)\b/,
      /\bbetter off dead\b/,
      /\b(do not|dont|no longer|cannot|cant) (want to |wanna )?(live|be alive|go on living) ?(any ?more|anymore)?\b(?! (in|near|at|with|without)\b)/,
      /\bno reason to live\b/,
      /\b(overdosed?|overdosing|took too many pills|swallowed (a bottle|pills))\b/,
    ],
  ],
  [
    'emergency',
    [
      // The heart.
      /\b(chest|breastbone|sternum)\b(?! (press|day|workout|exercise|training|fly|flies|freezer)).{0,40}\b(hurts?|hurting|pains?|painful|aches?|aching|tight|tightness|tightening|pressure|squeez\w*|crush\w*|burns|heavy|stabbing)\b/,
      /\b(pains?|pressure|tightness|ache|aching|heaviness|stabbing|squeezing|crushing|elephant|discomfort)\b.{0,30}\b(chest|breastbone|sternum|heart)\b/,
      /\btight(ness)? (in my )?chest\b/,
      /\bheart attack\b(?!.{0,20}\b(risk|years ago|prevent))/,
      /\bheart (is )?(racing|pounding|stopped|stops|skipping).{0,40}\b(dizzy|faint\w*|breath\w*|chest|cannot|cant)\b/,
      /\bmy heart (hurts|is hurting|aches)\b/,
      /\b(left )?(arm|jaw)\b.{0,30}\b(tingl\w*|numb\w*)\b/,
      /\bangina\b/,
      // Breath and consciousness.
      /\b(cannot|cant|can not|could not|couldnt|struggl\w* to|hard to|trouble|difficulty|unable to|barely|barely able to) (breathe?|breathing|swallow|swallowing|catch my breath)\b/,
      /\b(short|shortness) of breath\b/,
      /\b(gasping|fighting) for (air|breath)\b/,
      /\b(stopped|not|isnt|stops) breathing\b/,
      /\bchoking\b/,
      /\b(faint(ed|ing)?|passed out|pass out|passing out|black(ed|ing)? out|blackout|collaps(ed|ing|es)|unconscious|unresponsive|lost consciousness|losing consciousness|keel(ed)? over)\b(?! (scent|smell|taste|praise))/,
      /\b(seizures?|convuls\w*)\b/,
      // Stroke.
      /\b(face|mouth|smile|eyelid)\b.{0,20}\b(droop\w*|sagg\w*|lopsided|crooked|numb)\b/,
      /\b(drooping|droopy) (face|mouth|eyelid)\b/,
      /\bslurr(ed|ing|y)\b/,
      /\bspeech (is |was )?(slurred|garbled|gone)\b/,
      /\b(cannot|cant|suddenly cannot|suddenly cant) (speak|talk|see|move (my|one|his|her))\b/,
      /\b(one|left|right) side\b.{0,30}\b(numb|weak|paraly\w*|droop\w*|tingl\w*)\b/,
      /\b(numb|weak|paraly\w*|numbness|weakness)\b.{0,30}\b(one|left|right) side\b/,
      /\b(having|had|signs of|symptoms of|could this be) (a |an )?(mini )?stroke\b/,
      /\bworst headache\b/,
      /\bsudden(ly)? (blind\w*|vision loss|loss of vision|lost my (sight|vision))\b/,
      // Allergy.
      /\banaphyla\w*/,
      /\bepi ?-?pen\b/,
      /\b(throat|tongue|lips?|face|airway)\b.{0,25}\b(swell\w*|swollen|clos(ing|ed|es)|tight\w*|itch(ing|y) and)\b/,
      /\b(swelling|swollen)\b.{0,20}\b(throat|tongue|lips?|face)\b/,
      /\bhives\b.{0,40}\b(breath\w*|swell\w*|dizzy|wheez\w*|throat|vomit\w*)\b/,
      /\bsevere allerg\w*( reaction)?\b/,
      /\ballergic reaction\b.{0,30}\b(now|right now|breath\w*|throat|swell\w*)\b/,
      // Blood and poison.
      /\b(vomit\w*|throw\w* up|cough\w*|puk\w*) (up )?blood\b/,
      /\bpoisoned\b/,
      /\b(drank|ate|swallowed) (bleach|poison|antifreeze|detergent)\b/,
    ],
  ],
  [
    'eating',
    [
      /\b(anorexi\w*|bulimi\w*|orthorexi\w*|eating disorders?|pro ?-?ana|thinspo\w*|binge ?-?eating|body dysmorphi\w*)\b/,
      /\b(purg(e|ed|es|ing))\b/,
      /\b(make|making|made|force|forcing) (myself|me) (to )?(throw up|vomit|puke|sick)\b/,
      /\b(throw(ing)? up|vomit(ing)?|puk(e|ing)|threw up)\b.{0,30}\b(after|what i ate|meals?|dinner|food|on purpose|to lose|calories|weight)\b/,
      /\blaxatives?\b.{0,40}\b(weight|lose|slim|thin|calories|after|diet)\b/,
      /\b(weight|lose|slim|thin|calories|diet)\b.{0,40}\b(laxatives?|diuretics?|ipecac)\b/,
      /\b(binge|binging|bingeing|binged)\b(?!.{0,15}\bwatch)/,
      /\b(chew|chewing) and spit/,
      /\bstarv(e|ing|ed) (my ?self|me|to (lose|be))\b/,
      /\b(stop|stopped|quit|avoid|without|not|never) eating\b.{0,30}\b(for (days|a week|weeks|two|three|\d+)|altogether|completely|at all|anything|entirely|to (lose|get thin|be thin|get skinny))\b/,
      /\b(do not|dont|didnt|did not|havent|have not|cannot|cant) (deserve to )?(eat|eaten)( anything)? (for|in) (\d+|two|three|four|five|several|many) days\b/,
      /\b(do not|dont) deserve (to eat|food)\b/,
      /\b(afraid|scared|terrified) (of|to) (eat\w*|food|calories|carbs|gain\w*|getting fat)\b/,
      /\bhate (my body|how fat)\b/,
      /\bguilty? (for|about|after|when i|whenever i) eat\w*/,
      /\bhow (little|few calories) can i (eat|survive|live)\b/,
      /\b(lose|drop|shed) (\d+ ?(kg|kilos?|lbs?|pounds)|weight) in (a|one|two|three|1|2|3|\d) (days?)\b/,
      /\bthigh gap\b/,
      /\bhide (that i am not eating|my (weight|food|eating))\b/,
      /\bsuppress (my )?(hunger|appetite) (for days|completely|all day)\b/,
    ],
  ],
  [
    'doses',
    [
      /\b(how much|how many|what|which|right|correct|safe|maximum|max|daily|increase|lower|skip|stop|double) (units of |dose of |dosage of |mg of |my |the )*(dose|doses|dosage|insulin|metformin|warfarin|ozempic|semaglutide|wegovy|mounjaro|statins?|ibuprofen|paracetamol|acetaminophen|aspirin|antidepressants?|levothyroxine|lithium|prednisone|steroids?|clenbuterol|ephedrine|dnp|testosterone|trenbolone|phentermine|diuretics?)\b/,
      /\b(dose|dosage|doses|dosing)\b/,
      /\b(stop|skip|come off|get off|instead of|replace) (taking )?(my |the )?(medications?|medicines?|meds|pills|insulin|blood thinners?|statins?)\b/,
    ],
  ],
  [
    'no_deficit',
    [
      /\b(i am|im|aged?|turned|turning|my (son|daughter|kid|child|brother|sister)( is|s)?|being) (only |just |about |almost )?([1-9]|1[0-7])(?! ?(kg|kilos?|g|grams?|lbs?|pounds|cm|inch\w*|feet|ft|%|percent|min\w*|km|miles?|cups?|oz|ounces?|weeks?|days?|meals?|eggs?|serv\w*|slices?|stone|bananas?|of|x|times|hours?|reps?|sets?|mg|st|liters?|stones?|[.,/]\d|\d))\b/,
      /\b([1-9]|1[0-7])[ -]?(years?|yrs?|yr)?[ -]?(old|olds|yo|y o|yrs?)\b(?! (cheese|cheddar|wine|whisk\w*|rum|bread|leftover\w*|rice|stock))/,
      /\b(twelve|thirteen|fourteen|fifteen|sixteen|seventeen)( ?-?years?)?( ?-?olds?)?\b(?= (years|year|old|and)|$|[.,!?])/,
      /\b(under|below|younger than) (18|eighteen)\b/,
      /\b(teen|teens|teenager|teenage|teenaged|adolescent|minor|high school|middle school|7th grade|8th grade|9th grade|10th grade|toddler|my (baby|infant|newborn|kid|kids|child|children))\b/,
      /\bpregnan\w*/,
      /\b(expecting (a|my|our|twins)|trimester|prenatal|antenatal|with child)\b/,
      /\b(breast ?-?feed\w*|breast ?-?fed|nursing (my|a|mother|mom|mum)|lactat\w*|postpartum|pumping milk)\b/,
    ],
  ],
  [
    'medical',
    [
      /\b(diabet\w*|prediabet\w*|insulin resistan\w*|blood sugar|hypoglyc\w*|hyperglyc\w*|a1c|hba1c)\b/,
      /\b(kidney (disease|failure|stones?|problems?|patient|function|issues)|my kidneys?|bad kidneys?|ckd|dialysis|renal|nephr\w*)\b/,
      /\b(insulin|metformin|warfarin|coumadin|blood thinners?|statins?|ozempic|semaglutide|wegovy|mounjaro|lithium|levothyroxine|maoi|antidepressants?|beta ?blockers?|prednisone|chemo\w*)\b/,
      /\b(medications?|medicines?|meds|prescri\w*|drug interactions?|my (pills|tablets))\b/,
      /\b(cancer|crohn\w*|colitis|celiac|coeliac|heart (disease|failure)|liver disease|cirrhosis|gout|hypertension|high blood pressure|thyroid|transplant\w*|epilep\w*|pku)\b/,
      /\b(diagnos\w*|do i have (a|an)? ?\w* ?(deficiency|disease|disorder|allergy)|symptoms? of|cure[sd]?|treat (my|a|an))\b/,
    ],
  ],
];

const deficit =
  /\b(los(e|ing) (weight|fat|\d+|a few|some|ten|five|twenty|my|pounds|kilos|belly)|weight ?-?loss|fat ?-?loss|slim\w*|cut(ting)? (weight|down|calories)|deficit|diet(ing|s)?\b(?! (coke|soda|pepsi|cola|drink))|thin(ner)?|skinny|burn (fat|calories)|shed|drop (weight|\d+)|leaner|fast(ing)?\b(?! food))/;

/** Read as people type it: without accents, apostrophes, invisible characters or capitals. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘`]/gu, '')
    .toLowerCase()
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Null where the question needs no care. Decides on words alone, before anything is searched. */
export function safetyOf(question: string): Safety | null {
  const text = plainWords(question);
  const [found] = patterns.find(([, signs]) => signs.some((sign) => sign.test(text))) ?? [];
  if (found === 'crisis' || found === 'emergency' || found === 'eating') return found;
  return isTooLittle(text) ? 'eating' : (found ?? null);
}

/** The question without the words that call for a caution: what is left says what it is about. */
export function withoutCare(question: string): string {
  const signs = patterns.flatMap(([kind, each]) => (kind === 'no_deficit' || kind === 'medical' ? each : []));
  return signs.reduce((text, sign) => text.replaceAll(new RegExp(sign, 'g'), ' '), plainWords(question));
}

/** Whether it is about eating less or weighing less. */
export function asksForLess(question: string): boolean {
  return deficit.test(plainWords(question));
}

const leastCalories = 1200;
const leastMassIndex = 18.5;

function isTooLittle(text: string): boolean {
  return isLongFast(text) || hasFewCalories(text) || (deficit.test(text) && isUnderweight(text));
}

const spelled: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const countOf = (typed = '') => spelled[typed] ?? Number(typed.replace(',', '.'));

function isLongFast(text: string): boolean {
  if (
    !/\b(fast(s|ed|ing)?\b(?! food)|not eat\w*|without (eating|food)|no food|only water|water only|nothing but water)\b/.test(
      text,
    )
  )
    return false;
  const hours = /\b(\d+)[ -]?(h|hrs?|hours?)\b/.exec(text);
  if (hours && Number(hours[1]) > 24) return true;
  const days = /\b(\d+|two|three|four|five|six|seven|ten)[ -]?(days?|d|weeks?)\b/.exec(text);
  if (days && (countOf(days[1]) >= 2 || /week/.test(days[2] ?? '')))
    return !/\d+:\d+|5:2|\b(days?|times) (a|per) week\b/.test(text);
  return /\bfor (a|one|the whole|several) weeks?\b|\bfor (days|several days|weeks)\b|\b(extended|prolonged|multi ?-?day) (water )?fast/.test(
    text,
  );
}

const energyFigure = /(\d[\d,.]*) ?(?:k?cals?|calories|kilocalories)\b/g;
const saysDay = /^.{0,25}\b(a|per|each|every|\/) ?day\b|^.{0,15}\b(daily|diet)\b/;
const saysEating =
  /\b(eat|eating|ate|live|living|survive|surviving|limit|stick|restrict|restricting|cut)\b.{0,20}$/;
/** Words right before or after a figure that make it something else than what is eaten in a day. */
const burnedBefore =
  /\b(burn\w*|surplus of|deficit of|extra|another|by|walk(ing)?|run(ning)?) (about |off )?$/;
const elseAfter =
  /^ ?(of )?(more|less|fewer|extra|surplus|deficit|above|below|over|under|burned|burnt|per (100|serving|cup)|in (a|an|one|\d+))\b|^.{0,12}\b(surplus|deficit)\b/;

/** A day of fewer calories than a body needs at rest; calories of a meal, a food or a workout are something else. */
function hasFewCalories(text: string): boolean {
  return [...text.matchAll(energyFigure)].some((found) => {
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    if (burnedBefore.test(before) || elseAfter.test(after)) return false;
    const calories = Number((found[1] ?? '').replaceAll(/[,.]/g, ''));
    return calories > 0 && calories < leastCalories && (saysDay.test(after) || saysEating.test(before));
  });
}

function isUnderweight(text: string): boolean {
  if (/\b(underweight|too thin already)\b/.test(text)) return true;
  const stated = /\bbmi\b\D{0,12}(\d{1,2}(?:[.,]\d+)?)/.exec(text);
  if (stated) return countOf(stated[1]) < leastMassIndex;
  const kilograms = /\b(\d{2,3}(?:[.,]\d+)?) ?(?:kg|kilos?)\b/.exec(text);
  const pounds = /\b(\d{2,3}) ?(?:lbs?|pounds)\b/.exec(text);
  const centimeters = /\b(1\d\d|2[0-4]\d) ?cm\b|\b([12])[.,](\d\d) ?m\b/.exec(text);
  const feet = /\b([4-7]) ?(?:ft|feet|foot) ?(\d{1,2})?/.exec(text);
  const weight = kilograms ? countOf(kilograms[1]) : pounds ? Number(pounds[1]) * 0.4536 : null;
  const height = centimeters
    ? Number(centimeters[1] ?? `${centimeters[2]}${centimeters[3]}`)
    : feet
      ? Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54
      : null;
  return weight !== null && height !== null && weight / (height / 100) ** 2 < leastMassIndex;
}
