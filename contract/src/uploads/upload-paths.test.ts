import { describe, expect, it } from 'vitest';
import { unreachableStates } from '../lifecycle.ts';
import { uploadMoves } from './upload.lifecycle.ts';
import { uploadField } from './upload.schema.ts';
import { imageAddress, uploadIdIn } from './upload-paths.ts';

const id = '019c0000-0000-7000-8000-000000000001';

describe('the address of an image', () => {
  it.each([
    [`${id}.webp`, `/api/uploads/${id}.webp`],
    [`${id}.webp?pass=x`, `/api/uploads/${id}.webp?pass=x`],
    [`/api/uploads/${id}.webp`, `/api/uploads/${id}.webp`],
    ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['//cdn.example.org/a.png', '//cdn.example.org/a.png'],
  ])('of %s is %s', (path, address) => {
    expect(imageAddress(path)).toBe(address);
  });
});

describe('the id of an upload', () => {
  it.each([
    id,
    `${id}.webp`,
    `${id}.webp?pass=a.b.c`,
    `/api/uploads/${id}.png`,
    `https://compete.example.org/api/uploads/${id}.gif?pass=a.b.c`,
  ])('is found in %s', (text) => {
    expect(uploadIdIn(text)).toBe(id);
    expect(uploadField.parse(text)).toBe(id);
  });

  it.each(['', 'x', `${id}x`, `x${id}`, `${id}/..`, `${id}.webp/x`, id.toUpperCase()])(
    'is not found in %j',
    (text) => {
      expect(uploadIdIn(text)).toBeNull();
      expect(uploadField.safeParse(text).success).toBe(false);
    },
  );
});

it('reaches every state of an upload', () => {
  expect(unreachableStates(uploadMoves, 'arriving')).toEqual([]);
});
