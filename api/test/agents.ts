import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** Which generation of the protocol a client begins with. */
export type Mode = 'auto' | 'legacy';

/** The official client. It is closed after the test. */
export async function connectAgent(
  url: string,
  o: { mode?: Mode; headers?: Record<string, string> } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: o.mode ?? 'auto' } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: o.headers ?? {} },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

type Result = {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
};

export const callTool = async (client: Client, name: string, input: object = {}) => {
  const result = (await client.callTool({ name, arguments: { ...input } })) as Result;
  return { ...result, text: result.content.map(({ text }) => text).join('\n') };
};
