import { useEffect, useState } from 'react';

/** The value as it was `delay` ms ago: the old picture fades out before the new one takes its place. */
export function useDelayed<T>(value: T, delay: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return late;
}
