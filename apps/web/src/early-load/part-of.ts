/**
 * Which part a content page shows is in its record alone: the name under which the build knows the files of that part
 * (build/early-load.ts), null where the answer tells of none. The answer itself is left to the app.
 */
export async function partOf(answer: Response): Promise<string | null> {
  if (!answer.ok) return null;
  const body: unknown = await answer.clone().json();
  const data = typeof body === 'object' && body && 'data' in body ? body.data : null;
  return typeof data === 'object' && data && 'type' in data ? `part-${String(data.type)}` : null;
}
