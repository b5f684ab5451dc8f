import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { MCP_PATH } from '@tessera/contract/mcp';
import type { Claims } from '../runner/claims.ts';
import { runTool } from '../runner/pinned-tools.ts';
import type { DeliveryShop } from './shop.ts';
import type { Snippets } from './snippets.ts';

type Mode = 'auto' | 'legacy';

type Result = {
  isError?: boolean;
  content: { type: string; text: string }[];
};

/** The official client, in one of the two generations of the protocol. */
export async function connect(
  url: string,
  { mode = 'auto', headers = {} }: { mode?: Mode; headers?: Record<string, string> } = {},
) {
  const client = new Client({ name: 'proof', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
  );
  return {
    version: client.getNegotiatedProtocolVersion(),
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name: string, input: object) => {
      const { isError = false, content } = (await client.callTool({
        name,
        arguments: { ...input },
      })) as Result;
      return { isError, text: content.map(({ text }) => text).join('\n') };
    },
    close: () => client.close(),
  };
}

type Settings = { url: string; headers: Record<string, string> };

/** A variable in the settings of an editor, as it is filled in there. */
const filled = (text: string, secret: string): string =>
  text.replaceAll(/\$\{(?:env:|input:)?[\w-]+\}/g, secret);

const settingsIn = (snippets: Snippets, file: string): Settings => {
  const json = snippets.json(file) as Record<string, Record<string, Settings>>;
  const servers = json['mcpServers'] ?? json['servers'];
  return servers!['tessera']!;
};

/** The settings of every editor lead to the server and carry the key. The programs that run here are asked themselves. */
export async function proveEditors({
  root,
  bin,
  shop,
  snippets,
  secret,
  paid,
  claim,
}: {
  root: string;
  bin: string;
  shop: DeliveryShop;
  snippets: Snippets;
  secret: string;
  /** A component that the key opens. */
  paid: string;
  claim: Claims['claim'];
}): Promise<void> {
  for (const file of ['cursor.json', 'vscode.json', 'client.json']) {
    const { url, headers } = settingsIn(snippets, file);
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, filled(value, secret)]),
    );
    const client = await connect(url, { headers: own });
    const { isError, text } = await client.call('get_component', { name: paid });
    claim(`${file} leads to the code`, !isError && text.includes('export function'), text);
    await client.close();
  }

  const home = join(root, '.proof/registry/agent-home');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, '.codex'), { recursive: true });
  const environment = {
    HOME: home,
    TESSERA_KEY: secret,
    DISABLE_AUTOUPDATER: '1',
    PATH: `${bin}:${process.env['PATH']}`,
  };
  const run = (command: string) =>
    runTool('bash', ['-c', command], { cwd: home, environment, timeoutMs: 120_000 });
  const added = await run(snippets.text('claude-code.sh'));
  const listed = await run('claude mcp list');
  claim(
    'Claude Code connects after its command',
    /tessera.*Connected/.test(listed.output),
    added.output + listed.output,
  );

  const codex = snippets.text('codex.toml');
  writeFileSync(join(home, '.codex/config.toml'), `${codex}\n`);
  const known = await run('codex mcp list');
  claim(
    'Codex reads its settings and finds the key',
    known.output.includes(`${shop.origin}${MCP_PATH}`) && known.output.includes('TESSERA_KEY'),
    known.output,
  );
}
