import { report } from './house/finding.ts';
import { readHouse } from './house/read-tree.ts';
import { rules } from './rules.ts';

/** `npx node checks/report.ts` prints every broken rule of the house, one line each, and ends in 1 if any is. */
const house = await readHouse();
const findings = rules.flatMap(([, rule]) => rule(house));
if (findings.length > 0) process.stdout.write(`${report(findings)}\n`);
process.stdout.write(`${house.files.length} files, ${findings.length} findings\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
