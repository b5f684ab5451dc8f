import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CONNECTIONS = 32;
/** The `accept-encoding` header of browsers. */
export const ENCODINGS = 'gzip, deflate, br, zstd';

/** Successful requests per second. Any other response is an error. */
async function wrk(url: string, seconds: number, connections: number, script?: string) {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    `-HAccept-Encoding: ${ENCODINGS}`,
    ...(script ? ['-s', script] : []),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`bad answers from ${url}:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Loads all addresses at the same time and adds up the rates. */
export async function press(
  urls: readonly string[],
  o: { seconds: number; script?: string },
): Promise<number> {
  const rates = await Promise.all(
    urls.map((url) => wrk(url, o.seconds, CONNECTIONS / urls.length, o.script)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** Loads each target in turn, forward and then backward, so that a slow change of the machine affects all equally. */
export async function pressInTurns(
  targets: readonly (readonly string[])[],
  o: { seconds: number },
): Promise<number[]> {
  const rates = targets.map(() => 0);
  const order = [...targets.keys()];
  for (const index of [...order, ...order.toReversed()])
    rates[index]! += (await press(targets[index]!, o)) / 2;
  return rates;
}

/**
 * A wrk script that requests new cursors only. Microseconds make every cursor unique, and all start near the same item.
 */
export function newPlacesScript(file: string, at: string, id: string): string {
  writeFileSync(
    file,
    `local b = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
local function base64url(data)
  local out = {}
  for i = 1, #data, 3 do
    local a, c, d = data:byte(i, i + 2)
    local n = a * 65536 + (c or 0) * 256 + (d or 0)
    local chars = c and (d and 4 or 3) or 2
    for j = 1, chars do
      local v = math.floor(n / 64 ^ (4 - j)) % 64
      out[#out + 1] = b:sub(v + 1, v + 1)
    end
  end
  return table.concat(out)
end
math.randomseed(os.time() + tonumber(tostring({}):sub(10), 16) % 100000)
request = function()
  local at = string.format('${at}.%06d', math.random(0, 999999))
  local cursor = base64url('["' .. at .. '","${id}"]')
  return wrk.format('GET', '/api/component/all?limit=24&cursor=' .. cursor)
end
`,
  );
  return file;
}

/** Transactions per second of a script, with the protocol and the connection that the server uses. */
export async function pgbench(
  url: string,
  script: string,
  o: { seconds: number; clients: number },
): Promise<number> {
  const how = `-n -M extended -j 2 -c ${o.clients} -T ${o.seconds}`.split(' ');
  const { stdout } = await run('pgbench', how.concat('-f', script, url));
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
