import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { openPrompt } from './sql-prompt.ts';

async function answers(typed: string): Promise<string> {
  const output = new PassThrough();
  const said = text(output);
  await openPrompt(inject('adminUrl'), Readable.from([typed]), output);
  output.end();
  return said;
}

it('answers statements over several lines, and goes on after a mistake', async () => {
  const said = await answers(
    `select 1 as one,\n  null as nothing;\nselect wrong;\nselect '{"a":1}'::jsonb as thing;\n`,
  );
  expect(said).toContain('one | nothing\n----+--------\n1   |        \n(1 rows)');
  expect(said).toContain('ERROR: column "wrong" does not exist');
  expect(said).toContain('{"a":1}');
});

it('ends at \\q', async () => {
  expect(await answers('\\q\nselect 1 as never;\n')).not.toContain('never');
});
