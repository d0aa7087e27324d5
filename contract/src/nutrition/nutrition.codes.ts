/** Codes of the calls on foods and the diary, with their statuses. */
export const nutritionCodes = {
  unknown_portion: 422,
  too_heavy: 422,
  no_quick_entry: 422,
  too_many_entries: 409,
  removed_elsewhere: 409,
  label_over_100: 422,
  label_part: 422,
  code_taken: 409,
  recipe_in_itself: 422,
  recipe_too_deep: 422,
  too_many_foods: 409,
  too_many_drinks: 409,
  too_many_targets: 409,
  too_many_meal_plans: 409,
  nutrition_not_shared: 409,
  too_many_favorites: 409,
  portion_taken: 409,
  too_many_portions: 409,
} as const;

export const nutritionTexts: Readonly<Record<keyof typeof nutritionCodes, string>> = {
  unknown_portion: 'This food has no such portion. Choose one from its list.',
  too_heavy: 'An entry can weigh 20 kg at most. Enter less.',
  no_quick_entry: 'The figures of this entry are those of its food. Change how much you ate instead.',
  too_many_entries: 'This day has as many entries as there can be. Remove one first.',
  removed_elsewhere: 'This was removed on another device.',
  label_over_100:
    'Protein, carbohydrate and fat weigh more than the food itself. Check the label and its serving.',
  label_part:
    'Sugars and fiber can’t be more than carbohydrate, nor saturated fat more than fat. Check the label.',
  code_taken: 'You already have a food with this barcode. Edit that one instead.',
  recipe_in_itself: 'A recipe can’t be an ingredient of itself. Remove it from the ingredients.',
  recipe_too_deep: 'At most 5 recipes can be inside each other. Add the foods of one of them instead.',
  too_many_foods: 'You have 500 foods of your own already. Remove one first.',
  too_many_drinks: 'This day has as many drinks as there can be. Remove one first.',
  too_many_targets: 'You have changed your targets too often. Change the latest ones instead.',
  too_many_meal_plans: 'This client has 200 meal plans already. Remove one first.',
  nutrition_not_shared: 'Your client doesn’t share nutrition with you. Ask them to turn it on.',
  too_many_favorites: 'You have 200 favorites already. Remove one first.',
  portion_taken: 'This food already has a portion with this name. Choose another name.',
  too_many_portions: 'You already have 20 portions of your own for this food. Remove one first.',
};
