import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { otherPackages } from '@tessera/contract/code-facts';
import { addCommand } from '@tessera/contract/registry';
import { useLanguageSwitch } from '../../state/code-language.ts';
import type { CodeVariant } from '../../state/code-text.ts';
import { intentQuery } from '../../state/intent.ts';
import { usePackageManager } from '../../state/package-manager.ts';
import { CommandLine } from '../../ui/command-line.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';

type TakeItProps = {
  item: ComponentDetail;
  access: ItemAccess;
  copying: Omit<CopyButtonProps, 'item'>;
  origin: string;
};

/** Ways to take a component into a project, in the order of effort. */
export function TakeIt(props: TakeItProps) {
  const { item, access, origin } = props;
  const languageSwitch = useLanguageSwitch();
  return (
    <div className="grid divide-line border-t border-line max-sm:divide-y sm:grid-cols-2 sm:[&>*]:border-line sm:[&>*:nth-child(even)]:border-l sm:max-lg:[&>*:nth-child(n+3)]:border-t lg:grid-cols-[1fr_1.7fr_1fr_1fr] lg:[&>*:nth-child(3)]:border-l">
      <Way title="Paste it" note={contentsOf(item)}>
        {item.hasJs && <SegmentedControl {...languageSwitch} size="sm" className="self-start" />}
        <MemberAction {...props} label="Copy code" />
      </Way>
      <CommandWay item={item} origin={origin} isOpen={access.kind === 'open'} />
      <Way
        title="Give it to an assistant"
        text="The code, its props and how to use it, as one prompt."
        {...(item.checks.sourceBytes !== undefined && {
          note: `About ${tokensOf(item.checks.sourceBytes)} tokens`,
        })}
      >
        <MemberAction {...props} label="Copy for AI" isPrompt />
      </Way>
      <Way
        title="Let your editor fetch it"
        text="Over MCP, Claude Code searches, reads and adds by itself."
        note="Cursor, VS Code, Codex too"
      >
        <LinkButton to="/docs/agents">Set up your editor</LinkButton>
      </Way>
    </div>
  );
}

type WayProps = {
  title: string;
  text?: string;
  /** Beside the title. */
  aside?: ReactNode;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

const Way = ({ title, text, aside, note, className, children }: WayProps) => (
  <div className={clsx('flex min-w-0 flex-col gap-3 px-5 py-5 sm:px-6', className)}>
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3 className="text-base">{title}</h3>
      {aside}
    </div>
    {text && <p className="text-sm text-pretty text-ink-muted">{text}</p>}
    <div className="mt-auto grid gap-3">{children}</div>
    {note && <p className="text-sm text-pretty text-ink-muted">{note}</p>}
  </div>
);

/** The command of the shadcn CLI, for the package manager that this browser remembers. */
export function CommandWay({
  item,
  origin,
  isOpen = false,
}: Pick<TakeItProps, 'item' | 'origin'> & { isOpen?: boolean }) {
  const packageManager = usePackageManager();
  const isFree = item.subscriptionPlan === undefined;
  const command = addCommand(packageManager.value, { slug: item.slug, isFree, origin });
  return (
    <Way
      title="Add it with the CLI"
      aside={<SegmentedControl {...packageManager} size="sm" />}
      note={
        <>
          {isFree && 'No key. The project needs a components.json.'}
          {!isFree &&
            (isOpen ? 'Needs a key of yours.' : 'Needs a key of an account that has it.')}{' '}
          <Link
            to="/docs/command-line"
            className="rounded-sm font-strong text-ink underline underline-offset-4"
          >
            {isFree ? 'How it works' : 'Set it up once'}
          </Link>
        </>
      }
    >
      <CommandLine label="the command" command={command} />
    </Way>
  );
}

/** Copying, for members. Others get the way there. */
function MemberAction({
  item,
  access,
  copying,
  label,
  isPrompt = false,
}: TakeItProps & { label: string; isPrompt?: boolean }) {
  const { pathname, search } = useLocation();
  const intent = { redirectTo: pathname + search, action: 'copy', componentId: item._id } as const;
  if (access.kind === 'open')
    return (
      <CopyButton
        item={isPrompt ? { ...item, wrapping: { id: 'prompt', wrap: wrapAs(item) } } : item}
        label={label}
        {...copying}
      />
    );
  if (access.kind === 'unverified')
    return (
      <LinkButton to={`/verify-otp${intentQuery(intent)}`} state={{ email: access.email }}>
        Verify your email
      </LinkButton>
    );
  // After signing in the code is copied, so only that button promises a copy.
  return (
    <LinkButton to={`/login${intentQuery(intent)}`}>
      {isPrompt ? 'Sign in' : 'Sign in to copy'}
    </LinkButton>
  );
}

const wrapAs = (item: ComponentDetail) => async (code: CodeVariant) =>
  (await import('./item-prompt.ts')).promptOf(item, code);

/** 'One file, 376 lines, React only'. What is unknown is left out. */
function contentsOf({ checks, dependencies }: ComponentDetail): string {
  const packages = otherPackages(dependencies);
  return [
    'One file',
    ...(checks.sourceLines === undefined ? [] : [`${checks.sourceLines} lines`]),
    ...(packages.length > 0 ? [`with ${packages.join(', ')}`] : []),
    ...(packages.length === 0 && checks.worksWhenPasted ? ['React only'] : []),
  ].join(', ');
}

/** Code has about four bytes to a token, and the text around it is some hundred tokens. */
const tokensOf = (sourceBytes: number): string =>
  (Math.ceil((sourceBytes / 4 + 400) / 100) * 100).toLocaleString('en-IN');
