/** One side of the body as we draw it, 100 wide with its middle at 50, 232 high. The other side is its mirror. */
export type Side = 'front' | 'back';

/** The right half of the outline, from the crown to the middle of the hips. */
export const outline =
  'M50 4c8 0 12 5 12 13s-3 13-6 15v6c4 3 15 3 20 8 4 4 5 11 6 20l5 26c1 5 3 11 4 19l1 8-5 1-4-9-9-42-3-13c-1 9-3 18-3 27 2 8 4 17 4 27 0 12-1 20-3 31 1 6 2 14 1 23l-4 36c0 5 3 8 3 12l-13 1-1-12c0-8-1-14-1-24l-1-28-3-33Z';

export const shapes: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>> = {
  front: {
    trapezius: ['M56 35l1 5 11 3-12 1-5-4Z'],
    shoulders: ['M69 44c6 0 10 4 11 13l-2 5-7-6-4-8Z'],
    chest: ['M51 46l14-1 5 10c0 8-5 12-11 12l-8-2Z'],
    biceps: ['M72 61l6 5 2 15-3 2-5-10Z'],
    forearms: ['M78 86l4-3 5 19-1 8-4-2Z'],
    abdominals: ['M51 69l7 1 1 12-1 16-5 14h-2Z'],
    obliques: ['M61 70l7-5-1 17 1 18-8 8 1-14Z'],
    hip_abductors: ['M68 104l4 13-1 12-4-10Z'],
    hip_adductors: ['M51 120l6 5 1 22-3 10-3-12Z'],
    quadriceps: ['M60 112l6 9 4 15-2 26-5 8-5-8-1-14 1-26Z'],
    calves: ['M66 178l3 14-2 14-2-8Z', 'M57 178l2 10v16l-2-10Z'],
  },
  back: {
    trapezius: ['M51 30l4 3 1 6 12 5-10 4-3 14-4 8Z'],
    shoulders: ['M69 44c6 0 10 4 11 13l-2 5-7-6-4-8Z'],
    upper_back: ['M60 50l8-2 3 8-2 8-11 4-1-8Z'],
    lats: ['M58 70l11-4-1 12-6 16-8-4Z'],
    triceps: ['M72 60l6 4 3 17-3 3-6-11Z'],
    forearms: ['M78 87l4-3 5 18-1 8-4-2Z'],
    lower_back: ['M51 78l3 12 6 6-2 8-7 2Z'],
    glutes: ['M51 110l9-4 9 6 2 12-5 9-9 1-6-6Z'],
    hip_abductors: ['M66 101l4 6 2 10-5-7Z'],
    hip_adductors: ['M51 133l5 3-1 16-3-6Z'],
    hamstrings: ['M58 137l9-2 2 4-1 22-4 9-5-7-2-14Z'],
    calves: ['M59 174l7-2 3 12-2 14-4 4-4-8Z'],
  },
};
