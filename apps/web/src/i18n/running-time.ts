const pad = (value: number) => String(value).padStart(2, '0');

/** Length of a video: "0:06", "12:34", "1:02:03". A video has at least one second. */
export function runningTime(duration: number): string {
  const all = Math.max(1, Math.round(duration));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}
