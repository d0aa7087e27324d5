import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProgramCard } from './program-card.tsx';
import { type ProgramSummary, priceText } from './program-text.ts';

const engineRoom: ProgramSummary = {
  id: 'engine-room',
  name: 'Engine room',
  desc: 'Five sessions, **never longer than 50 minutes**.\n\n**You need**\nA rower.',
  image: null,
  video: 'https://videos.example.org/engine-room',
  is_free: 0,
  price: { amount: 2400, currency: 'EUR' },
  number_of_weeks: 8,
  number_of_workouts: 3,
  number_of_exercises: 4,
  is_bought: false,
  coach: 'Fatou Diarra',
};

function show(sketch: Partial<ProgramSummary> = {}) {
  const subscribe = vi.fn();
  render(
    <MantineProvider env="test">
      <ProgramCard program={{ ...engineRoom, ...sketch }} onSubscribe={subscribe} />
    </MantineProvider>,
  );
  return subscribe;
}

describe('the program card', () => {
  it('shows Subscribe and the price when is_free is 0', () => {
    const subscribe = show();
    expect(screen.getByText('€24')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe to Engine room' }));
    expect(subscribe).toHaveBeenCalledOnce();
  });

  it('shows neither when it is free, whatever the price says', () => {
    show({ is_free: 1 });
    expect(screen.queryByText('€24')).toBeNull();
    expect(screen.queryByRole('button', { name: /Subscribe/ })).toBeNull();
  });

  it('counts weeks, workouts and different exercises', () => {
    show();
    const counts = screen.getAllByRole('definition').map((each) => each.textContent);
    expect(counts).toEqual(['8', '3', '4']);
  });

  it('opens the video in a new tab, and shows no link that is none', () => {
    show();
    const link = screen.getByRole('link', { name: 'Video' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([engineRoom.video, '_blank']);
  });

  it.each([null, '', 'javascript:alert(1)'])('has no video link for %j', (video) => {
    show({ video });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('falls back to the drawn cover when its image does not load', () => {
    show({ image: 'https://pictures.example.org/gone.png' });
    const image = document.querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://pictures.example.org/gone.png');
    if (image) fireEvent.error(image);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the description modal', () => {
  it('keeps newlines and bold', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'View Engine room' }));
    const dialog = await screen.findByRole('dialog');
    const bold = [...dialog.querySelectorAll('p b')].map((each) => each.textContent);
    expect(bold).toEqual(['never longer than 50 minutes', 'You need']);
    expect([...dialog.querySelectorAll('p')].some((each) => each.textContent === 'You need\nA rower.')).toBe(
      true,
    );
    expect(screen.getByRole('button', { name: 'Subscribe for €24' })).toBeTruthy();
  });

  it.each([null, '', '  \n'])('says so when the description is %j', async (desc) => {
    show({ desc });
    fireEvent.click(screen.getByRole('button', { name: 'View Engine room' }));
    await screen.findByRole('dialog');
    expect(screen.getByText('You will see description here once added')).toBeTruthy();
  });
});

describe('priceText', () => {
  it.each([
    [2450, 'EUR', '€24.50'],
    [600000, 'KES', 'KES\u00a06,000'],
    [1200, 'JPY', '¥1,200'],
  ])('%i %s is %s', (amount, currency, words) => {
    expect(priceText({ ...engineRoom, price: { amount, currency } })?.replaceAll(/\s/g, '\u00a0')).toBe(
      words,
    );
  });
});
