import sharp from 'sharp';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { receiveImage } from '../uploads/uploads.service.ts';

const chalk = '#e3e1d4';
const ink = '#1f2629';
const steel = '#3b424a';

/** Drawn goods on a ground of two tones, 800 by 600. */
const drawings = {
  logo: ground(
    '#12262c',
    '#16333b',
    `<path d="M280 430v-260l240 260v-260" fill="none" stroke="${chalk}" stroke-width="56"/>`,
  ),
  grips: ground('#d5d2c6', chalk, grip(400, ink)),
  gripPair: ground('#5b2016', '#6d2b20', grip(260, chalk) + grip(540, chalk)),
  chalk: ground(
    '#5b2016',
    '#6d2b20',
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const [x, y] = [170 + (at % 3) * 160, 190 + Math.floor(at / 3) * 125];
        return `<path d="M${x + 30} ${y}h120l-30 105h-120z" fill="${at % 2 ? '#c9c4b4' : chalk}"/>`;
      })
      .join(''),
  ),
  rope: ground(
    '#172a52',
    '#1f3570',
    `<path d="M270 190v150a130 130 0 0 0 260 0v-150" fill="none" stroke="${chalk}" stroke-width="14"/>
    <rect x="240" y="90" width="60" height="120" rx="12" fill="${chalk}"/>
    <rect x="500" y="90" width="60" height="120" rx="12" fill="${chalk}"/>`,
  ),
  shortWraps: ground('#d5d2c6', chalk, roll(300, 300, 80) + roll(500, 300, 80)),
  longWraps: ground('#d5d2c6', chalk, roll(270, 300, 125) + roll(530, 300, 125)),
  sleeves: ground('#4a3a0a', '#5f4b10', sleeve(240) + sleeve(430)),
} as const;

export type DemoDrawing = keyof typeof drawings;

/** Uploads a drawing as its maker would a photo. Gives the upload's id. */
export async function drawnPicture(parts: Parts, owner: Person, name: DemoDrawing): Promise<string> {
  const bytes = await sharp(Buffer.from(drawings[name])).png({ palette: true, colors: 32 }).toBuffer();
  return (await receiveImage(parts, asViewer(owner), { filename: `${name}.png`, bytes })).id;
}

function ground(back: string, lane: string, thing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="${lane}"/><path d="M0 0h420l-240 600h-180z" fill="${back}"/>${thing}</svg>`;
}

function grip(x: number, color: string): string {
  const holes = [-70, 0, 70].map(
    (at) => `<ellipse cx="${x + at}" cy="${at === 0 ? 165 : 180}" rx="22" ry="32" fill="#8b8778"/>`,
  );
  return `<path d="M${x - 130} 130q0-30 30-30h200q30 0 30 30l-25 280h-210z" fill="${color}"/>${holes.join('')}
    <rect x="${x - 135}" y="405" width="270" height="85" rx="14" fill="${steel}"/>
    <rect x="${x + 60}" y="420" width="50" height="55" rx="10" fill="none" stroke="${ink}" stroke-width="10"/>`;
}

function roll(x: number, y: number, radius: number): string {
  const rings = [0.78, 0.56, 0.34].map(
    (part) =>
      `<circle cx="${x}" cy="${y}" r="${radius * part}" fill="none" stroke="${steel}" stroke-width="9"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>${rings.join('')}
    <circle cx="${x}" cy="${y}" r="${radius * 0.1}" fill="${chalk}"/>
    <rect x="${x}" y="${y + radius - 26}" width="${radius * 1.1}" height="26" fill="${ink}"/>`;
}

function sleeve(x: number): string {
  return `<path d="M${x} 80h130l-12 150q-10 40 0 110l12 180h-130l12-180q10-70 0-110z" fill="${chalk}"/>
    <ellipse cx="${x + 65}" cy="285" rx="34" ry="46" fill="none" stroke="#b5af9c" stroke-width="10"/>`;
}
