import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Mounts a disk of 64 kB, which holds the temporary files of this process until the test ends. */
export function withSmallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', path]);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = path;
  onTestFinished(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    execFileSync('/bin/umount', [path]);
    rmSync(path, { recursive: true });
  });
  return {
    path,
    makeReadOnly: () => void execFileSync('/bin/mount', ['-o', 'remount,ro', path]),
  };
}
