/** The nutrients of the food table, in its order: the number that the USDA gives them, name, unit, group. */
const listed = [
  ['1008', 'Energy', 'kcal', 'energy'],
  ['1003', 'Protein', 'g', 'macro'],
  ['1005', 'Carbohydrate', 'g', 'macro'],
  ['1004', 'Fat', 'g', 'macro'],
  ['1079', 'Fiber', 'g', 'macro'],
  ['2000', 'Sugars', 'g', 'macro'],
  ['1018', 'Alcohol', 'g', 'macro'],
  ['1051', 'Water', 'g', 'macro'],
  ['1007', 'Ash', 'g', 'macro'],
  ['1258', 'Saturated fat', 'g', 'fat'],
  ['1292', 'Monounsaturated fat', 'g', 'fat'],
  ['1293', 'Polyunsaturated fat', 'g', 'fat'],
  ['1253', 'Cholesterol', 'mg', 'fat'],
  ['1087', 'Calcium', 'mg', 'mineral'],
  ['1089', 'Iron', 'mg', 'mineral'],
  ['1090', 'Magnesium', 'mg', 'mineral'],
  ['1091', 'Phosphorus', 'mg', 'mineral'],
  ['1092', 'Potassium', 'mg', 'mineral'],
  ['1093', 'Sodium', 'mg', 'mineral'],
  ['1095', 'Zinc', 'mg', 'mineral'],
  ['1098', 'Copper', 'mg', 'mineral'],
  ['1101', 'Manganese', 'mg', 'mineral'],
  ['1103', 'Selenium', 'µg', 'mineral'],
  ['1162', 'Vitamin C', 'mg', 'vitamin'],
  ['1165', 'Thiamin (B1)', 'mg', 'vitamin'],
  ['1166', 'Riboflavin (B2)', 'mg', 'vitamin'],
  ['1167', 'Niacin (B3)', 'mg', 'vitamin'],
  ['1170', 'Pantothenic acid (B5)', 'mg', 'vitamin'],
  ['1175', 'Vitamin B-6', 'mg', 'vitamin'],
  ['1177', 'Folate, total', 'µg', 'vitamin'],
  ['1186', 'Folic acid', 'µg', 'vitamin'],
  ['1187', 'Folate, food', 'µg', 'vitamin'],
  ['1190', 'Folate, DFE', 'µg', 'vitamin'],
  ['1178', 'Vitamin B-12', 'µg', 'vitamin'],
  ['1246', 'Vitamin B-12, added', 'µg', 'vitamin'],
  ['1180', 'Choline', 'mg', 'vitamin'],
  ['1106', 'Vitamin A, RAE', 'µg', 'vitamin'],
  ['1104', 'Vitamin A, IU', 'IU', 'vitamin'],
  ['1105', 'Retinol', 'µg', 'vitamin'],
  ['1108', 'Carotene, alpha', 'µg', 'vitamin'],
  ['1107', 'Carotene, beta', 'µg', 'vitamin'],
  ['1120', 'Cryptoxanthin, beta', 'µg', 'vitamin'],
  ['1122', 'Lycopene', 'µg', 'vitamin'],
  ['1123', 'Lutein + zeaxanthin', 'µg', 'vitamin'],
  ['1109', 'Vitamin E', 'mg', 'vitamin'],
  ['1242', 'Vitamin E, added', 'mg', 'vitamin'],
  ['1114', 'Vitamin D', 'µg', 'vitamin'],
  ['1110', 'Vitamin D, IU', 'IU', 'vitamin'],
  ['1185', 'Vitamin K', 'µg', 'vitamin'],
  ['1057', 'Caffeine', 'mg', 'other'],
  ['1058', 'Theobromine', 'mg', 'other'],
  ['1259', 'SFA 4:0', 'g', 'fatty_acid'],
  ['1260', 'SFA 6:0', 'g', 'fatty_acid'],
  ['1261', 'SFA 8:0', 'g', 'fatty_acid'],
  ['1262', 'SFA 10:0', 'g', 'fatty_acid'],
  ['1263', 'SFA 12:0', 'g', 'fatty_acid'],
  ['1264', 'SFA 14:0', 'g', 'fatty_acid'],
  ['1265', 'SFA 16:0', 'g', 'fatty_acid'],
  ['1266', 'SFA 18:0', 'g', 'fatty_acid'],
  ['1275', 'MUFA 16:1', 'g', 'fatty_acid'],
  ['1268', 'MUFA 18:1', 'g', 'fatty_acid'],
  ['1277', 'MUFA 20:1', 'g', 'fatty_acid'],
  ['1279', 'MUFA 22:1', 'g', 'fatty_acid'],
  ['1269', 'PUFA 18:2', 'g', 'fatty_acid'],
  ['1270', 'PUFA 18:3', 'g', 'fatty_acid'],
  ['1276', 'PUFA 18:4', 'g', 'fatty_acid'],
  ['1271', 'PUFA 20:4', 'g', 'fatty_acid'],
  ['1278', 'PUFA 20:5 n-3 (EPA)', 'g', 'fatty_acid'],
  ['1280', 'PUFA 22:5 n-3 (DPA)', 'g', 'fatty_acid'],
  ['1272', 'PUFA 22:6 n-3 (DHA)', 'g', 'fatty_acid'],
] as const;

export type NutrientGroup = (typeof listed)[number][3];
export type NutrientUnit = (typeof listed)[number][2];

export interface Nutrient {
  readonly id: string;
  readonly name: string;
  readonly unit: NutrientUnit;
  readonly group: NutrientGroup;
}

/** Figures of foods are lists in this order. */
export const nutrients: readonly Nutrient[] = listed.map(([id, name, unit, group]) => ({
  id,
  name,
  unit,
  group,
}));

/** Their places in lists of figures. */
export const energy = placeOf('1008');
export const protein = placeOf('1003');
export const carbohydrate = placeOf('1005');
export const fat = placeOf('1004');
export const fiber = placeOf('1079');
export const alcohol = placeOf('1018');

function placeOf(id: string): number {
  return nutrients.findIndex((nutrient) => nutrient.id === id);
}
