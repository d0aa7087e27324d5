import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readLog } from './competitions/score-log/score-log.chain.service.ts';
import { wrongBoards } from './competitions/score-log/score-log.rules.ts';
import { finishWith, say } from './platform/launch/finish-with.ts';
import { StartRefusal } from './platform/start-refusal.ts';

/** `npm run board:verify -- FILE`: follows the hash chain of a score log and ranks its boards again, without a database. */
await finishWith(async () => {
  const { values, positionals } = parseArgs({
    options: { head: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined)
    throw new StartRefusal(
      'Which file? Example: npm run board:verify -- score-log.jsonl. See docs/score-log.md.',
    );
  const content = await readFile(path).catch(() => {
    throw new StartRefusal(`${path} can’t be read.`);
  });
  const log = readLog(content);
  if ('why' in log) {
    say(`Line ${log.line}: ${log.why} This is where the log was altered first.`);
    return 1;
  }
  say(`${log.entries.length + 1} lines, every hash matches. Head: ${log.head}`);
  if (values.head !== undefined && values.head.toLowerCase() !== log.head) {
    say(`The published head is ${values.head}: this log isn’t the published one.`);
    return 1;
  }
  const { boards, wrong } = wrongBoards(log.entries);
  for (const sentence of wrong) say(sentence);
  say(`${boards - wrong.length} of ${boards} boards come out as stated.`);
  if (values.head === undefined)
    say('Compare the head with the one under Check this board on the leaderboard.');
  return wrong.length === 0 ? 0 : 1;
});
