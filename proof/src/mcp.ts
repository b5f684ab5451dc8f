import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MCP_PATH, MCP_TOOLS } from '@tessera/contract/mcp';
import { loadItems } from '../../catalogue/pipeline/item.ts';
import { connect, proveEditors } from './registry/agents.ts';
import { openDeliveryShop } from './registry/shop.ts';
import { readSnippets } from './registry/snippets.ts';
import { collectClaims } from './runner/claims.ts';
import { installTools, runTool } from './runner/pinned-tools.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const GENERATIONS = [
  ['2026-07-28', 'auto'],
  ['2025-11-25', 'legacy'],
] as const;

/** An answer of about 8,000 tokens, with four characters to a token and some room for the frame around it. */
const ANSWER_MAX_CHARACTERS = 8_000 * 4 + 2_000;

const NAMES = Object.keys(MCP_TOOLS).toSorted();

export const prove: Prove = async ({ root, report }) => {
  const bin = installTools(root);
  const shop = await openDeliveryShop(root);
  const { claim, counted } = collectClaims(report);
  try {
    const url = shop.origin + MCP_PATH;
    const items = await loadItems();
    const paid = items.find(({ meta }) => meta.plan === 'Pro')!.slug;
    const [template] = await shop.query<{ slug: string }>(
      `select slug from templates where status = 'published' order by slug limit 1`,
    );
    const [known] = await shop.query<{ sha256: string }>(
      `select version.sha256 from component_versions version
       join components on components.current_version_id = version.id where slug = 'plain-hero'`,
    );
    const member = await shop.signIn('pro@tessera.example');
    const { secret } = await shop.makeKey(member);
    const keyed = { authorization: `Bearer ${secret}` };
    const inputs: Record<string, { input: object; says: string }> = {
      search_components: { input: { query: 'pricing' }, says: 'plain-pricing' },
      get_component: { input: { name: paid }, says: 'export function' },
      list_categories: { input: {}, says: 'Pricing' },
      get_template: { input: { name: template!.slug }, says: '/templates/' },
      check_updates: {
        input: { items: [{ name: 'plain-hero', sha256: known!.sha256.slice(0, 12) }] },
        says: 'current',
      },
    };

    for (const [version, mode] of GENERATIONS)
      for (const [who, headers] of [
        ['without a key', {}],
        ['with a key', keyed],
      ] as const) {
        const client = await connect(url, { mode, headers });
        const where = `${version} ${who}`;
        claim(`${where}: the protocol`, client.version === version, String(client.version));
        const tools = await client.tools();
        claim(`${where}: all tools are listed`, tools.toSorted().join() === NAMES.join());
        for (const [name, { input, says }] of Object.entries(inputs)) {
          const { isError, text } = await client.call(name, input);
          const isRefused = name === 'get_component' && who === 'without a key';
          claim(
            `${where}: ${name}`,
            isRefused
              ? isError && text.includes('/dashboard/keys') && !text.includes('export function')
              : !isError && text.includes(says),
            text.slice(0, 600),
          );
          claim(`${where}: ${name} is short enough`, text.length <= ANSWER_MAX_CHARACTERS);
        }
        await client.close();
      }

    const inspect = (args: string[], headers: string[]) =>
      runTool(
        join(bin, 'mcp-inspector'),
        ['--cli', url, '--transport', 'http', ...headers, '--method', ...args],
        { cwd: root, environment: { HOME: join(root, '.proof/registry') } },
      );
    for (const [who, headers] of [
      ['without a key', []],
      ['with a key', ['--header', `Authorization: Bearer ${secret}`]],
    ] as const) {
      const { output } = await inspect(['tools/list'], [...headers]);
      claim(
        `the inspector lists all tools ${who}`,
        NAMES.every((name) => output.includes(`"${name}"`)),
        output.slice(0, 600),
      );
      for (const [name, { input, says }] of Object.entries(inputs)) {
        const args = Object.entries(input).flatMap(([key, value]) => [
          '--tool-arg',
          `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
        ]);
        const called = await inspect(['tools/call', '--tool-name', name, ...args], [...headers]);
        const isRefused = name === 'get_component' && who === 'without a key';
        claim(
          `the inspector calls ${name} ${who}`,
          isRefused ? called.output.includes('/dashboard/keys') : called.output.includes(says),
          called.output.slice(0, 600),
        );
      }
    }

    const snippets = readSnippets(root, shop.origin);
    await proveEditors({ root, bin, shop, snippets, secret, paid, claim });
    claim('no key is in the log', !readFileSync(shop.log, 'utf8').includes(secret.slice(0, 24)));

    const { held, failed } = counted();
    return {
      figure: `${held} claims hold, ${failed} do not: ${NAMES.length} tools, ${GENERATIONS.length} generations, with and without a key, client and inspector`,
      bar: '0 claims that do not hold',
      passed: failed === 0,
    };
  } finally {
    await shop.close();
  }
};
