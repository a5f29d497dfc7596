import pLimit from 'p-limit';

/** Works on the items in so many lanes at a time. After a failure no lane begins another item; then it rejects with the first failure. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(lanes);
  const failures: unknown[] = [];
  await limit.map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}
