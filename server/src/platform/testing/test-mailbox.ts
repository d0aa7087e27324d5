import { letterMessage } from '../mail/letter-message.ts';
import type { Letter, Mail } from '../mail/mail.ts';

/** Mail for tests: letters are collected in `sent`, oldest first. Letters no mail server may get are refused. */
export class TestMailbox implements Mail {
  readonly reaches: boolean = true;
  readonly sent: Letter[] = [];

  async send(letter: Letter): Promise<void> {
    letterMessage(letter, 'Chalkline', null);
    this.sent.push(letter);
  }

  /** The newest letter to an address; throws when there is none. */
  lastTo(address: string): Letter {
    const letter = this.sent.findLast(({ to }) => to === address);
    if (!letter) throw new Error(`No letter went to ${address}.`);
    return letter;
  }
}
