import { cssVariables, namedFonts } from './code/css-variables.ts';
import { dateFormats } from './code/date-formats.ts';
import { fileNames } from './code/file-names.ts';
import { handlers } from './code/handlers.ts';
import { moulds } from './code/moulds.ts';
import { ownedReads } from './code/owned-reads.ts';
import { serverMoulds } from './code/server-moulds.ts';
import { shortcuts } from './code/shortcuts.ts';
import { spreadLiterals } from './code/spread-literals.ts';
import { syntax } from './code/syntax.ts';
import { typeNames } from './code/type-names.ts';
import { words } from './code/words.ts';
import { names } from './files/names.ts';
import { size } from './files/size.ts';
import type { Rule } from './house/house.ts';
import { cycles } from './imports/cycles.ts';
import { folderCircles } from './imports/folder-circles.ts';
import { kinds } from './imports/kinds.ts';
import { manifests } from './imports/manifests.ts';
import { nouns } from './imports/nouns.ts';
import { packages } from './imports/packages.ts';
import { purity } from './imports/purity.ts';
import { zones } from './imports/zones.ts';
import { keptRules } from './papers/kept-rules.ts';
import { licenses } from './papers/licenses.ts';
import { links } from './papers/links.ts';
import { lock } from './papers/lock.ts';
import { lostMaterial, thirdParty } from './papers/third-party.ts';
import { plainWords } from './texts/plain-words.ts';

/** The rules of the house, each with the sentence it keeps. */
export const rules: readonly (readonly [sentence: string, rule: Rule])[] = [
  ['every file can be read', syntax],
  ['parts, rooms and domains import only what is below them', zones],
  ['in a server domain and the platform, a noun imports only nouns before it', nouns],
  ['folders of a domain or a feature import one another in one direction', folderCircles],
  ['each kind of file imports only what its job needs', kinds],
  ['rules and policies depend on their arguments alone', purity],
  ['every route, job and retention is declared in a manifest', manifests],
  ['no module needs itself to load', cycles],
  ['a workspace names every package it imports', packages],
  ['no file is longer than one can read', size],
  ['files and folders are named after what is in them', names],
  ['no type hides a global', typeNames],
  ['nothing is left undone and no check switched off without a reason', words],
  ['no cast to any, no silenced test, no swallowed error', shortcuts],
  ['no literal is spread into a literal', spreadLiterals],
  ['texts, documents and comments are in plain American English', plainWords],
  ['days and times are formatted in one place', dateFormats],
  ['files that people save are named in one place', fileNames],
  ['every variable of a style is defined', cssVariables],
  ['fonts are named among the tokens alone', namedFonts],
  ['a handler is one call chain', handlers],
  ['lists, forms, actions and confirms of features are those of web/src/patterns', moulds],
  ['what an organization owns is read through its scope', ownedReads],
  ['lists, patches and retention of the server come from one mould each', serverMoulds],
  ['packages are pinned exactly and name no host', lock],
  ['production runs under licenses we may use', licenses],
  ['docs/third-party.md lists what others made', thirdParty],
  ['what docs/third-party.md lists is here', lostMaterial],
  ['links and named paths lead somewhere', links],
  ['docs/kept-rules.md names tests that are there', keptRules],
];
