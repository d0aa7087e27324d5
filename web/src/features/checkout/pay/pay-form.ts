/** The form that pays: the buttons beside and below it submit it. */
export const payFormId = 'pay';
