import { Tabs } from '@base-ui/react/tabs';
import { Link } from 'react-router';
import { MCP_PATH, MCP_TOOLS } from '@tessera/contract/mcp';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CopyTextButton } from '../../ui/copy-text-button.tsx';
import { type Client, clientsOf, keySteps, type Step } from './clients.ts';

type SetupProps = {
  origin: string;
  /** A key that was just made. */
  ownKey?: string | undefined;
};

/** How each program is set up, one at a time. */
export function Setup({ origin, ownKey }: SetupProps) {
  const clients = clientsOf(origin);
  return (
    <section aria-labelledby="setup-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="setup-title" className="text-2xl">
        Set up your tools
      </h2>
      <Tabs.Root
        defaultValue="shadcn"
        orientation="vertical"
        className="grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-surface md:grid-cols-[12.5rem_minmax(0,1fr)]"
      >
        <Tabs.List
          aria-label="Program"
          activateOnFocus
          className="flex gap-1 overflow-x-auto border-line p-3 [scrollbar-width:none] max-md:border-b md:flex-col md:border-r"
        >
          {clients.map(({ id, name }) => (
            <Tabs.Tab
              key={id}
              value={id}
              className="min-h-11 shrink-0 rounded-md px-3 text-left text-sm whitespace-nowrap text-ink-muted transition-colors duration-[120ms] hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--accent)] data-active:bg-sunken data-active:font-strong data-active:text-ink"
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {clients.map((client) => (
          <Tabs.Panel key={client.id} value={client.id} className="min-w-0 rounded-sm p-5 sm:p-6">
            <Steps client={client} origin={origin} ownKey={ownKey} />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </section>
  );
}

function Steps({ client, origin, ownKey }: SetupProps & { client: Client }) {
  const steps = [...keySteps(client, origin, ownKey), ...client.steps];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">{client.name}</h3>
        <p className="font-mono text-xs wrap-anywhere text-ink-muted">
          {origin}
          {client.path}
        </p>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {steps.map((step, index) => (
          <OneStep key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      {client.path === MCP_PATH && (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-sm text-pretty">{client.sample}</p>
      )}
      {client.path !== MCP_PATH && (
        <p className="text-sm text-pretty text-ink-muted">{client.sample}</p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        {client.path === MCP_PATH && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-xs text-ink-muted">
            {Object.keys(MCP_TOOLS).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <Link
          to={client.path === MCP_PATH ? '/docs/agents' : '/docs/command-line'}
          className="rounded-sm text-sm font-strong underline underline-offset-4"
        >
          {client.path === MCP_PATH ? 'What each tool does' : 'Everything about the command line'}
        </Link>
      </div>
    </div>
  );
}

const OneStep = ({ step: { title, snippet }, number }: { step: Step; number: number }) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <p className="flex gap-2.5 text-sm font-strong">
      <span aria-hidden="true">{number}</span>
      {title}
    </p>
    <CodeBlock
      label={snippet.label}
      code={{ text: snippet.text }}
      actions={<CopyTextButton text={snippet.text} label={`the lines for ${snippet.label}`} />}
    />
  </li>
);
