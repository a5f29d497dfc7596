import { readFile } from 'node:fs/promises';

/** What Linux says of the processes that hash for this one. */
export async function hashProcesses() {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ');
  const processes = await Promise.all(
    children.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // proc_pid_stat(5), from field 3 on: what comes before the name's bracket are fields 1 and 2.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return {
        id: Number(id),
        program: await readFile(`/proc/${id}/cmdline`, 'utf8'),
        environment: await readFile(`/proc/${id}/environ`, 'utf8'),
        /** Undefined on a system that does not share its time among sessions. */
        sessionNice: /nice (-?\d+)/.exec(await readFile(`/proc/${id}/autogroup`, 'utf8').catch(() => ''))?.[1],
        session: Number(fields[3]),
        nice: Number(fields[16]),
        /** Milliseconds of the processor so far; the kernel counts in hundredths of a second. */
        worked: (Number(fields[11]) + Number(fields[12])) * 10,
      };
    }),
  );
  return processes.filter(({ program }) => program.includes('hash-process.ts'));
}
