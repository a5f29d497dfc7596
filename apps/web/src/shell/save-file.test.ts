import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the address of a file outlives the click, for browsers that read it later, but not for good', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('koeln.vcf', new Blob(['BEGIN:VCARD']));
  expect(link).toMatchObject({ download: 'koeln.vcf', href: expect.stringMatching(/^blob:/) });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href);
});
