import { createContext, useContext } from 'react';

/** Whether the person doesn't want to see calories in the diary. */
export const CaloriesHidden = createContext(false);

export const useCaloriesHidden = () => useContext(CaloriesHidden);
