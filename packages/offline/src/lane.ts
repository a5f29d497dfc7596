/** One thing after the other, in the order in which they were asked for. A failure is told to its caller and keeps nothing waiting. */
export function createLane() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => null);
    return result;
  };
}
