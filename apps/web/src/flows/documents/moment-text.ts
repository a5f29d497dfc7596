import { type Language, LOCALES } from '@vitrine/contract/sites.ts';

const DAY_MS = 86_400_000;
const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** A time in short words of the clock here: `Heute, 09:41`, `Yesterday, 16:25`, `18. Nov., 11:03`. */
export function momentText(moment: Date, now: Date, language: Language): string {
  const locale = LOCALES[language];
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment);
  // A day with a change to summer time is an hour shorter or longer.
  const days = Math.round((midnight(moment) - midnight(now)) / DAY_MS);
  const isNear = days === 0 || days === -1;
  const day = isNear
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(moment);
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}, ${time}`;
}
