import { z } from 'zod';
import { fileProblemCodes, importFields, importReplyWith, type RowProblem } from '../http/import.schema.ts';

/** Each row is a mail to somebody, so a file holds fewer of them than other imports. */
export const largestPeopleImport = 5_000;

export const peopleImport = z.strictObject(importFields);
export type PeopleImport = z.output<typeof peopleImport>;

export const personProblemCodes = [
  ...fileProblemCodes,
  'email_unreadable',
  'email_twice',
  'type_unknown',
  'type_not_yours',
  'organization_unknown',
  'organization_missing',
  'administrator_in_organization',
] as const;
export type PersonProblemCode = (typeof personProblemCodes)[number];
export type PersonProblem = RowProblem<PersonProblemCode>;

/** `unchanged` are those who were invited already or belong to the organization: they get no second mail. */
export const peopleImportReply = importReplyWith(personProblemCodes).extend({
  /** Of those added, so many are mailed at once. */
  mailedNow: z.int(),
  /** The others wait: each day takes its share of them. */
  mailedLater: z.int(),
});
export type PeopleImportReply = z.output<typeof peopleImportReply>;
