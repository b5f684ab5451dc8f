import type { ComponentDetail } from '@tessera/contract/catalog';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../ui/table.tsx';

type ItemPropsProps = { item: Pick<ComponentDetail, 'props' | 'tokens' | 'version'> };

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-xs wrap-anywhere">{children}</code>
);

/** What a buyer can change: the properties, and the CSS variables. */
export function ItemProps({ item: { props, tokens, version } }: ItemPropsProps) {
  return (
    <>
      {props.length > 0 && (
        <section aria-labelledby="props-title">
          <h2 id="props-title" className="text-xl">
            Props
          </h2>
          <div className="mt-3 rounded-lg border-line bg-surface px-3.5 sm:border max-sm:bg-transparent max-sm:px-0">
            <Table label="Props" cards>
              <TableHead>
                <HeaderCell>Prop</HeaderCell>
                <HeaderCell>Type</HeaderCell>
                <HeaderCell>Default</HeaderCell>
                <HeaderCell>What it does</HeaderCell>
              </TableHead>
              <TableBody>
                {props.map((prop) => (
                  <TableRow key={prop.name}>
                    <Cell label="Prop" className="align-top">
                      <code className="font-mono text-xs font-strong">{prop.name}</code>
                      {prop.required && <span className="text-ink-muted"> required</span>}
                    </Cell>
                    <Cell label="Type" muted className="align-top">
                      <Code>{prop.type}</Code>
                    </Cell>
                    <Cell label="Default" muted className="align-top">
                      {prop.default === null ? 'none' : <Code>{prop.default}</Code>}
                    </Cell>
                    <Cell label="Does" muted className="align-top">
                      {prop.comment}
                    </Cell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </div>
          <p className="mt-2 text-xs text-ink-faint">
            Read from the types of <Code>component.tsx</Code>, v{version}
          </p>
        </section>
      )}
      {tokens.length > 0 && (
        <section aria-labelledby="variables-title">
          <h2 id="variables-title" className="text-xl">
            Variables
          </h2>
          <p className="mt-2 max-w-prose text-ink-muted">
            Set these on any element around it. Without them it has its own colours and fonts.
          </p>
          <dl className="mt-3 border-t border-line text-sm">
            {tokens.map(({ name, default: initial, purpose }) => (
              <div
                key={name}
                className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[13rem_1fr]"
              >
                <dt>
                  <Code>{name}</Code>
                </dt>
                <dd className="text-ink-muted">
                  {purpose}{' '}
                  {initial !== '' && (
                    <span className="text-ink-faint">
                      Its own: <Code>{initial}</Code>
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
