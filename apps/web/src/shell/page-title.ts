import { useRouter, useRouterState } from '@tanstack/react-router';
import { painted } from '@vitrine/ui/painted.ts';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { useTexts } from '../i18n/use-texts.ts';

const titleStore = createStore<{ title: string; path: string }>(() => ({ title: '', path: '' }));
let next = titleStore.getState();

/** Once the page is painted: the header would else be rendered anew before the first picture of the page. */
function show(title: string, path: string): void {
  next = { title, path };
  void painted().then(() => titleStore.setState(next));
}

/** Titles of content carry soft hyphens, which a window title would show as marks. */
const plain = (title: string) => title.replaceAll('\u00ad', '');

/** Names the page: in the window's title, and in the header of routes that show their title. */
export function usePageTitle(title: string): void {
  const t = useTexts('common');
  const site = t('siteName');
  const { history } = useRouter();
  useEffect(() => {
    const path = history.location.pathname;
    show(title, path);
    document.title = title ? `${plain(title)} · ${site}` : site;
    return () => show('', path);
  }, [title, site, history]);
}

/** The title of the page on show. */
export const useCurrentTitle = () => useStore(titleStore, (state) => state.title);

/** Path of the page that the title is of: for a moment a page is there before its address counts as arrived at. */
export const useTitledPath = () => useStore(titleStore, (state) => state.path);

/** Where the page on show is. The router goes to a page before it is there, and arrives after its skeleton, which has its name. */
export function useShownLocation() {
  const titled = useTitledPath();
  return useRouterState({
    select: ({ location, resolvedLocation = location }) => (titled === location.pathname ? location : resolvedLocation),
  });
}
