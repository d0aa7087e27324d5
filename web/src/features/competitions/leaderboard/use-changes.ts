import { useEffect, useState } from 'react';
import { changesBetween, changesText, type RowChange } from './board-changes.ts';
import type { KeptBoard } from './board-keeper.ts';

/** Seconds that a changed row stays marked, counted only while somebody can see it. */
const markedSeconds = 10;

interface Marked {
  readonly change: RowChange;
  readonly secondsLeft: number;
}

/** The rows that changed a moment ago, by entry. */
export function useChangedRows({ board, before }: KeptBoard): ReadonlyMap<string, RowChange> {
  const [marked, setMarked] = useState<ReadonlyMap<string, Marked>>(new Map());
  useEffect(() => {
    if (!board || !before) return;
    const changes = changesBetween(before.rows, board.rows);
    if (changes.length === 0) return;
    setMarked((now) => {
      const next = new Map(now);
      for (const change of changes) {
        next.set(change.row.entryId, {
          change: joined(now.get(change.row.entryId)?.change, change),
          secondsLeft: markedSeconds,
        });
      }
      return next;
    });
  }, [board, before]);

  const isAnyMarked = marked.size > 0;
  useEffect(() => {
    if (!isAnyMarked) return;
    const timer = setInterval(() => {
      if (!document.hidden) setMarked(aSecondLater);
    }, 1000);
    return () => clearInterval(timer);
  }, [isAnyMarked]);

  return new Map([...marked].map(([id, { change }]) => [id, change]));
}

/** Merges two changes of a row that is still marked into one. */
function joined(earlier: RowChange | undefined, change: RowChange): RowChange {
  if (!earlier) return change;
  return {
    row: change.row,
    moved: earlier.moved + change.moved,
    isNew: earlier.isNew || change.isNew,
    isMarked: earlier.isMarked || change.isMarked,
  };
}

function aSecondLater(marked: ReadonlyMap<string, Marked>): ReadonlyMap<string, Marked> {
  return new Map(
    [...marked].flatMap(([id, { change, secondsLeft }]) =>
      secondsLeft > 1 ? [[id, { change, secondsLeft: secondsLeft - 1 }] as const] : [],
    ),
  );
}

/** Milliseconds between two announcements: a board in full swing must not talk without pause. */
const quietMs = 10_000;

/** What a screen reader announces: the newest change of each interval. */
export function useAnnouncement({ board, before }: KeptBoard): string {
  const [announced, setAnnounced] = useState({ text: '', at: 0 });
  useEffect(() => {
    if (!board || !before) return;
    const text = changesText(changesBetween(before.rows, board.rows));
    if (text === '') return;
    const wait = Math.max(0, announced.at + quietMs - Date.now());
    const timer = setTimeout(() => setAnnounced({ text, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [board, before, announced.at]);
  return announced.text;
}
