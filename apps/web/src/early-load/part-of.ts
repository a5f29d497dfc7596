/** What the parts ask for, by the type of the record: the locations, and the first page of the library (sections/media-library/library-query.ts). */
const REQUESTS: Partial<Record<string, readonly string[]>> = {
  'location-page': ['location/_all'],
  'media-library-page': ['media-library/categories', 'media-library/items?page=1'],
};

/** A part of a content page. */
interface Part {
  /** The name under which the build knows its files (build/early-load.ts). */
  name: string;
  /** What it asks for, below /api/v1. */
  requests: readonly string[];
}

/**
 * Which part a content page shows is in its record alone; null where the answer tells of none. The answer itself is left to the app.
 */
export async function partOf(answer: Response): Promise<Part | null> {
  if (!answer.ok) return null;
  const body: unknown = await answer.clone().json();
  const data = typeof body === 'object' && body && 'data' in body ? body.data : null;
  if (typeof data !== 'object' || !data || !('type' in data)) return null;
  const type = String(data.type);
  return { name: `part-${type}`, requests: REQUESTS[type] ?? [] };
}
