/** What the facts of everkinetic get wrong, by id: looked up one by one and put right here. */
export const corrections = {
  'ek-0003': { mechanics: 'compound' },
  'ek-0020': { primary: ['shoulders'], secondary: ['upper_back', 'trapezius'] },
  'ek-0022': { secondary: ['upper_back', 'biceps'] },
  'ek-0041': { primary: ['trapezius'], secondary: ['shoulders'] },
  'ek-0058': { primary: ['shoulders', 'lats'], secondary: ['chest', 'triceps'] },
  'ek-0086': { primary: ['upper_back', 'lats'], secondary: ['biceps', 'trapezius', 'abdominals'] },
  'ek-0090': {
    primary: ['lats'],
    secondary: ['biceps', 'upper_back', 'abdominals'],
    equipment: ['pull_up_bar'],
  },
  'ek-0091': { primary: ['lats'], secondary: ['biceps', 'trapezius'], equipment: ['pull_up_bar'] },
  'ek-0093': { name: 'Pull down, underhand (close grip)' },
  'ek-0095': { name: 'Pull down, underhand (shoulder width)' },
  'ek-0098': { primary: ['lats'], secondary: ['chest', 'shoulders', 'triceps'] },
  'ek-0114': { primary: ['quadriceps', 'glutes'], secondary: ['hamstrings', 'calves'] },
  'ek-0115': { primary: ['quadriceps', 'glutes'], secondary: ['hamstrings', 'calves'] },
  'ek-0116': { primary: ['abdominals'], secondary: ['quadriceps'] },
  'ek-0121': { primary: ['quadriceps', 'glutes'], secondary: ['hamstrings', 'calves'] },
  'ek-0135': { primary: ['hip_adductors'], secondary: ['glutes'] },
  'ek-0140': { name: 'Iron cross squat, dumbbell' },
  'ek-0141': { primary: ['quadriceps', 'glutes'], secondary: ['hamstrings', 'hip_adductors'] },
  'ek-0152': { name: 'Plié squat with dumbbell', secondary: ['glutes', 'hip_adductors', 'hamstrings'] },
  'ek-0156': { primary: ['hip_abductors'], secondary: ['glutes'] },
  'ek-0157': { primary: ['hip_adductors'], secondary: [] },
  'ek-0161': { name: 'Zercher squats' },
  'ek-0208': { equipment: ['weight_plate', 'stability_ball'] },
  'ek-0255': { equipment: ['dumbbell', 'stability_ball'] },
  'ek-0256': { mechanics: 'compound', primary: ['biceps', 'quadriceps'] },
  'ek-0258': { equipment: ['dumbbell', 'stability_ball'] },
  'ek-0259': { primary: ['hamstrings', 'biceps'], secondary: ['lower_back', 'glutes', 'forearms'] },
  'ek-0260': { equipment: ['dumbbell', 'stability_ball'] },
  'ek-0262': { name: 'Biceps curl, medicine ball (lunge, bowling motion)', mechanics: 'compound' },
  'ek-0264': { mechanics: 'compound' },
  'ek-0265': { mechanics: 'compound' },
  'ek-0295': { equipment: ['stability_ball'] },
  'ek-0296': { equipment: ['stability_ball'] },
};

/** Muscles as the facts name them, where ours is another word. */
export const muscleWords = {
  core: 'abdominals',
  back: 'upper_back',
  'front-shoulders': 'shoulders',
};

export const equipmentWords = {
  bar: 'pull_up_bar',
  'flat-bench': 'bench',
  'incline-bench': 'bench',
  'decline-bench': 'bench',
  'hyperextension-bench': 'bench',
  't-bar-machine': 'machine',
  'v-bar': 'cable',
  towel: 'towel',
};
