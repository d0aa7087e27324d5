import type { Penalty } from './penalty.schema.ts';

/** A penalty in one line, as boards and emails show it: `10 s penalty: stepped off the mat`. */
export function penaltyText({ kind, amount, reason }: Penalty): string {
  return `${amountText(kind, amount)} penalty: ${reason}`;
}

function amountText(kind: Penalty['kind'], amount: number): string {
  switch (kind) {
    case 'seconds':
      return `${amount} s`;
    case 'reps':
      return amount === 1 ? '1 rep' : `${amount} reps`;
    case 'percent':
      return `${amount}%`;
  }
}
