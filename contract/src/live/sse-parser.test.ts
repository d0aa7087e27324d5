import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSseParser, type SseMessage } from './sse-parser.ts';

function read(pieces: readonly string[]) {
  const messages: SseMessage[] = [];
  const ids: string[] = [];
  const retries: number[] = [];
  const parse = makeSseParser({
    onMessage: (message) => messages.push(message),
    onId: (id) => ids.push(id),
    onRetry: (milliseconds) => retries.push(milliseconds),
  });
  for (const piece of pieces) parse(piece);
  return { messages, ids, retries };
}

describe('a stream of events', () => {
  it('gives messages with their id, event and data', () => {
    const { messages } = read(['event: open\nid: 7\ndata: {}\n\n', 'id:8\ndata:a\ndata: b\n\n']);
    expect(messages).toEqual([
      { event: 'open', id: '7', data: '{}' },
      { event: 'message', id: '8', data: 'a\nb' },
    ]);
  });

  it('keeps the last id for messages without one, and tells an id that comes without a message', () => {
    const { messages, ids } = read(['id: 3\n\n', ': a comment\n\n', 'data: x\n\n', 'id: 3\n\n', 'id: 4\n\n']);
    expect(messages).toEqual([{ event: 'message', id: '3', data: 'x' }]);
    expect(ids).toEqual(['3', '4']);
  });

  it('understands all line breaks, a mark at the beginning, and a wish to come back later', () => {
    const { messages, retries } = read(['\uFEFFdata: 1\r\n\r\ndata: 2\r\rretry: 1500\n\nretry: soon\n\n']);
    expect(messages.map(({ data }) => data)).toEqual(['1', '2']);
    expect(retries).toEqual([1500]);
  });

  it('says nothing of what is not finished', () => {
    expect(read(['id: 9\ndata: half']).messages).toEqual([]);
    expect(read(['id: 9\ndata: half\n']).ids).toEqual([]);
  });

  it('is read alike however it is cut into pieces', () => {
    const text =
      'event: open\r\nid: 1\r\ndata: {"a":1}\r\n\r\nid: 2\n\n: x\n\ndata: é\rdata: ö\r\rretry: 5\n\n';
    const whole = read([text]);
    expect(whole.messages).toHaveLength(2);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const ends = [...new Set([...cuts, text.length])].toSorted((a, b) => a - b);
        const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
        expect(read(pieces)).toEqual(whole);
      }),
    );
  });
});
