import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const written = (socket: Socket, bytes: Buffer | string) =>
  new Promise<void>((sent, lost) => {
    socket.once('error', lost);
    socket.write(bytes, (error) => (error ? lost(error) : sent()));
  });

/** An upload of so many bytes, of which one is sent until it is finished. Its answer is read when all of it is sent, as browsers do. */
export function beginUpload(origin: string, cookie: string, path: string, bytes: number) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n`;
  const begun = written(socket, `${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\nx`);
  return {
    async finish(): Promise<string> {
      await begun;
      await written(socket, Buffer.alloc(bytes - 1, 'x'));
      const answer = String(await once(socket.resume(), 'data'));
      socket.destroy();
      return answer;
    },
  };
}
