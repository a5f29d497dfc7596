import { useQuery } from '@tanstack/react-query';
import { type NavigationItem, navigationQuery } from './navigation-tree.ts';

/** The items of the menu as far as it is there already: it is not loaded for this. */
export const useMenuAtHand = (): readonly NavigationItem[] => useQuery({ ...navigationQuery(), enabled: false }).data ?? [];
