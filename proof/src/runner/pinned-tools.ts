import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of others at exact versions. They are large, so the first proof that needs them installs them. */
export function installTools(root: string): string {
  const folder = join(root, 'proof/tools');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    const { status, stderr } = spawnSync(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--workspaces=false'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the tools of the proofs could not be installed: ${stderr}`);
    writeFileSync(installed, lock);
  }
  return join(folder, 'node_modules/.bin');
}

export type Ran = { status: number | null; output: string };

type RunOptions = {
  cwd: string;
  environment?: Record<string, string>;
  timeoutMs?: number;
};

/** Runs a program without a terminal, as CI and agents do. This process goes on serving meanwhile. */
export function runTool(command: string, args: readonly string[], o: RunOptions): Promise<Ran> {
  const { cwd, environment = {}, timeoutMs = 300_000 } = o;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { PATH: process.env['PATH'], NO_COLOR: '1', CI: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    const listen = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
