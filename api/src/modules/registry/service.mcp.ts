import { createMcpHandler, McpServer, type McpRequestContext } from '@modelcontextprotocol/server';
import { MCP_TOOLS } from '@tessera/contract/mcp';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { KeyPrincipal } from '../keys/service.ts';
import { Refusal, type Refusals } from './policy.refusals.ts';
import { TOOL_INPUTS, TOOL_OUTPUTS } from './policy.tools.ts';
import type { TakenCode, ToolsService } from './service.tools.ts';

/** About 8,000 tokens. A longer answer would fill the memory of an agent. */
const ANSWER_MAX_CHARACTERS = 28_000;
/** The tools are the same for everybody and change with a release. */
const TOOLS_TTL_MS = 60 * 60_000;
const READS = { readOnlyHint: true, openWorldHint: false };

const INSTRUCTIONS = `Tessera sells interface components for React and Tailwind CSS, each one file that is copied into a project.
Use search_components first, then get_component with a name from it. Write the code to the path of the answer and keep the comment with its version at the top, because check_updates needs the hash in it.
Code needs a key of the member's account. A refusal says what opens the component; pass that on to the person you work for.`;

type Failure = { isError: true; content: { type: 'text'; text: string }[] };

const failed = (text: string): Failure => ({ isError: true, content: [{ type: 'text', text }] });

const describeCode = (one: TakenCode): string =>
  [
    `${one.title}, version ${one.version}, sha256 ${one.sha256}`,
    `Write it to: ${one.path}`,
    `Or add it with: ${one.command}`,
    `Packages besides React: ${one.dependencies.join(', ') || 'none'}`,
    `Licence: ${one.licence} (${one.licenceUrl})`,
    ...(one.usage === '' ? [] : [`Use: ${one.usage}`]),
    '',
    `\`\`\`${one.language}`,
    one.code,
    '```',
  ].join('\n');

export type McpService = ReturnType<typeof createMcpService>;

/** The MCP server: one handler for the present version of the protocol and for the one before. */
export const createMcpService = ({
  tools,
  refusals,
  log,
}: {
  tools: ToolsService;
  refusals: Refusals;
  log: Log;
}) => {
  /** A refusal is a result that the agent reads. */
  const answer = async <Output extends object>(
    work: () => Promise<Output>,
    describe: (output: Output) => string,
    o: { isStructured: boolean } = { isStructured: true },
  ) => {
    try {
      const output = await work();
      const text = describe(output);
      const length = text.length + (o.isStructured ? JSON.stringify(output).length : 0);
      if (length > ANSWER_MAX_CHARACTERS) return failed(refusals.tooMuch().message);
      return {
        content: [{ type: 'text' as const, text }],
        ...(o.isStructured && { structuredContent: { ...output } }),
      };
    } catch (error) {
      if (error instanceof Refusal) return failed(error.message);
      if (error instanceof AppError && error.isExpected) return failed(error.message);
      log.error({ err: error }, 'mcp: a tool failed');
      return failed('Something went wrong on our side. Please try again.');
    }
  };

  const makeServer = ({ authInfo }: McpRequestContext): McpServer => {
    const principal = (authInfo?.extra?.['principal'] as KeyPrincipal | undefined) ?? null;
    const server = new McpServer(
      { name: 'tessera', title: 'Tessera', version: '1.0.0' },
      {
        instructions: INSTRUCTIONS,
        cacheHints: { 'tools/list': { ttlMs: TOOLS_TTL_MS, cacheScope: 'public' } },
      },
    );
    server.registerTool(
      'search_components',
      {
        title: 'Search components',
        description: MCP_TOOLS.search_components,
        inputSchema: TOOL_INPUTS.search,
        outputSchema: TOOL_OUTPUTS.search,
        annotations: READS,
      },
      (input) =>
        answer(
          () => tools.search(principal, input),
          ({ items }) =>
            items.length === 0
              ? 'Nothing was found. Try fewer words, or list_categories.'
              : items
                  .map((one) => `${one.name} (${one.plan}, ${one.category}): ${one.description}`)
                  .join('\n'),
        ),
    );
    server.registerTool(
      'get_component',
      {
        title: 'Get the code of a component',
        description: MCP_TOOLS.get_component,
        inputSchema: TOOL_INPUTS.component,
        annotations: READS,
      },
      (input) =>
        answer(
          () => tools.component(principal, input),
          describeCode,
          // Once, as text: every client shows that to its model.
          { isStructured: false },
        ),
    );
    server.registerTool(
      'list_categories',
      {
        title: 'List categories',
        description: MCP_TOOLS.list_categories,
        inputSchema: TOOL_INPUTS.categories,
        outputSchema: TOOL_OUTPUTS.categories,
        annotations: READS,
      },
      () =>
        answer(
          () => tools.categories(principal),
          ({ categories }) =>
            categories.map(({ category, count }) => `${category}: ${count}`).join('\n'),
        ),
    );
    server.registerTool(
      'get_template',
      {
        title: 'Find a template',
        description: MCP_TOOLS.get_template,
        inputSchema: TOOL_INPUTS.template,
        outputSchema: TOOL_OUTPUTS.template,
        annotations: READS,
      },
      (input) =>
        answer(
          () => tools.template(principal, input),
          ({ title, description, plan, url }) =>
            `${title} (${plan}): ${description}\nDownload it while signed in: ${url}`,
        ),
    );
    server.registerTool(
      'check_updates',
      {
        title: 'Check for newer versions',
        description: MCP_TOOLS.check_updates,
        inputSchema: TOOL_INPUTS.updates,
        outputSchema: TOOL_OUTPUTS.updates,
        annotations: READS,
      },
      (input) =>
        answer(
          () => tools.updates(principal, input),
          ({ items, notesLeftOut }) =>
            [
              ...items.map(({ name, state, yours, newest }) =>
                state === 'outdated'
                  ? `${name}: version ${yours} is in the project, ${newest} is the newest`
                  : `${name}: ${state}`,
              ),
              ...(notesLeftOut
                ? ['The notes of the versions are left out. Ask for fewer components to get them.']
                : []),
            ].join('\n'),
        ),
    );
    return server;
  };

  // Nothing is announced, so nobody may wait for announcements.
  const handler = createMcpHandler(makeServer, {
    maxSubscriptions: 0,
    onerror: (error) => log.debug({ err: error }, 'mcp: a request was refused'),
  });

  return {
    respond: (request: Request, body: unknown, principal: KeyPrincipal | null): Promise<Response> =>
      handler.fetch(request, {
        parsedBody: body,
        ...(principal && {
          authInfo: {
            // The key itself is not passed on.
            token: principal.keyId,
            clientId: principal.keyId,
            scopes: [...principal.scopes],
            extra: { principal },
          },
        }),
      }),
    close: () => handler.close(),
  };
};
