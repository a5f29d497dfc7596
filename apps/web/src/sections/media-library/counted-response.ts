/** The body with what has come told on the way; the browser keeps it where it keeps files, not in the page's memory. */
export function counted(response: Response, onReceived: (bytes: number) => void): Response {
  let received = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null, { headers: { 'content-type': 'application/zip' } });
}
