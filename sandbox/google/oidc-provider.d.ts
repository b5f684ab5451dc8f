/** The part of the package that we use. The package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Context = {
    oidc: {
      client: { clientId: string };
      session: { accountId?: string };
      result?: { login?: { accountId: string } };
    };
  };
  type Account = { accountId: string; claims: () => Record<string, unknown> };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
    Grant: new (o: { clientId: string; accountId: string }) => {
      addOIDCScope: (scope: string) => void;
      save: () => Promise<string>;
    };
    on(event: string, listener: (context: unknown, error: Error) => void): this;
  }

  export const interactionPolicy: {
    base: () => { get: (name: string) => { checks: { add: (check: unknown) => void } } };
    Check: {
      new (reason: string, description: string, check: (context: Context) => boolean): unknown;
      REQUEST_PROMPT: boolean;
      NO_NEED_TO_PROMPT: boolean;
    };
  };
}
