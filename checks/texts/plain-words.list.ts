/** Where a phrase is looked for: texts people read in the product, the documents in Markdown, comments in code. */
export type Place = 'texts' | 'docs' | 'comments';

export interface Phrase {
  /** Matched case-insensitively, as whole words. */
  readonly pattern: string;
  /** What to write instead. */
  readonly instead: string;
  readonly places: readonly Place[];
}

const everywhere: readonly Place[] = ['texts', 'docs', 'comments'];
const people: readonly Place[] = ['texts'];
const written: readonly Place[] = ['texts', 'docs'];

/** Phrases that read as if translated. A lookahead in a pattern is an allowed context. */
export const phrases: readonly Phrase[] = [
  { pattern: 'anew', instead: 'again', places: everywhere },
  { pattern: '(?:is|are|was|were) told', instead: 'sees, gets a notification', places: everywhere },
  { pattern: 'of old', instead: 'old, earlier', places: everywhere },
  { pattern: 'by way of', instead: 'through, using', places: everywhere },
  { pattern: 'as (?:one|you|they) likes?', instead: 'any, freely', places: everywhere },
  { pattern: 'whoever', instead: 'anyone who, the person who', places: everywhere },
  {
    pattern: '(?<!["])(?:some|no|any|every)body',
    instead: 'someone, no one, anyone, everyone',
    places: people,
  },
  { pattern: '(?:is|are) not there', instead: 'doesn’t exist, couldn’t be found', places: everywhere },
  { pattern: 'does no longer', instead: 'no longer does', places: everywhere },
  { pattern: 'no longer holds?', instead: 'no longer applies', places: everywhere },
  { pattern: '(?:go|goes|went) by(?! hand)', instead: 'depend on, use', places: everywhere },
  { pattern: '(?:go|goes|went) on', instead: 'advance, continue', places: people },
  {
    pattern: '(?:lies|lie|lay) (?:in|on|at|below|above|before|behind|between|here|there)',
    instead: 'is',
    places: everywhere,
  },
  { pattern: 'made of', instead: 'built from, consists of', places: everywhere },
  { pattern: 'waits? for', instead: 'name what is pending, or what to do', places: people },
  {
    pattern: 'stands?(?! (?:for|out|up|in for|alone|by)\\b)(?![-’])',
    instead: 'is, appears, applies',
    places: everywhere,
  },
  {
    pattern: '(?<!there |there’s )is no(?! (?:longer|need|way|one|match|later|more than)\\b)',
    instead: 'isn’t a',
    places: people,
  },
  { pattern: 'any more(?=[.,;:]|$)', instead: 'no longer, anymore', places: written },
  { pattern: 'by now', instead: 'now, already', places: people },
  { pattern: 'e-mails?', instead: 'email', places: written },
  { pattern: 'tie-breaks?', instead: 'tiebreak', places: written },
];

/** Stems of British spellings, looked for in everything, names in code included. */
export const british: readonly string[] = [
  'organis(?!m)',
  'colour',
  'favour',
  'behaviour',
  'neighbour',
  'honour',
  'labour',
  'rumour',
  'harbour',
  'cancell(?:ed|ing)',
  'travell(?:ed|ing|er)',
  'labell(?:ed|ing)',
  'modell(?:ed|ing)',
  'signall(?:ed|ing)',
  'centre',
  'metre',
  'litre',
  'fibre',
  'theatre',
  'licence',
  'defence',
  'offence',
  'programme(?!r|d|s? (?:of|by) )',
  'analyse',
  'catalogue',
  'dialogue',
  'grey',
  'judgement',
  'cheque',
  'whilst',
  'amongst',
  'learnt',
  'spelt',
  'recognis',
  'realise',
  'realising',
  'initialis',
  'serialis',
  'normalis',
  'optimis',
  'minimis',
  'maximis',
  'prioritis',
  'summaris',
  'authoris',
  'customis',
  'penalis',
  'localis',
  'finalis(?!t)',
  'capitalis',
  'categoris',
];
