import { letterMessage } from '../mail/letter-message.ts';
import type { Letter, Mail } from '../mail/mail.ts';

/** Mail for tests: what was sent lies in `sent`, oldest first. Letters that no server may get are refused. */
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
