import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useCodeCheck } from './code-check.ts';
import { CodeEditor } from './code-editor.tsx';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const CODE_MAX_LENGTH = 100_000;

type CodeFieldProps = {
  id: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/** The code of a component: editor, syntax check and highlighted preview. */
export function CodeField({ id, value, onChange, error, disabled = false, ref }: CodeFieldProps) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const { check, isCurrent, isError } = useCodeCheck(value);
  const problems = check?.problems ?? [];
  const isEmpty = value.trim() === '';

  /** A hidden editor cannot take the focus. */
  const focus = () => {
    flushSync(() => setView('write'));
    area.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus }));

  const goTo = (line: number, column: number) => {
    focus();
    const editor = area.current;
    if (!editor) return;
    const before = editor.value.split('\n').slice(0, line - 1);
    const place = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    editor.setSelectionRange(place, place);
  };

  return (
    <div className="min-w-0 text-sm">
      {/* Stays mounted during the preview, so that the undo history survives. */}
      <CodeEditor
        ref={area}
        id={id}
        label="Code"
        aside={
          <SegmentedControl
            label="Show the code"
            size="sm"
            value={view}
            onChange={setView}
            options={[
              { value: 'write', label: 'Write' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        }
        hint={view === 'write' && 'Tab indents. Press Escape and then Tab to leave the editor.'}
        error={error}
        value={value}
        onChange={onChange}
        marked={isCurrent ? problems.map(({ line }) => line) : []}
        maxLength={CODE_MAX_LENGTH}
        disabled={disabled}
        required
        isHidden={view === 'preview'}
      />
      {view === 'preview' && (
        <CodeBlock
          label="component.tsx"
          short
          code={
            check?.highlighted && isCurrent && !isEmpty
              ? { html: check.highlighted }
              : { text: isEmpty ? 'Nothing to see yet.' : value }
          }
        />
      )}
      <div role="status" className="mt-2 min-h-6">
        {!isEmpty && isCurrent && check?.problems?.length === 0 && (
          <p className="flex items-center gap-1.5 text-positive">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            The syntax is right.
          </p>
        )}
        {!isEmpty && isCurrent && problems.length > 0 && (
          <ul className="grid gap-1">
            {problems.map(({ line, column, message }) => (
              <li key={`${line}:${column} ${message}`} className="flex gap-1.5 text-warning">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <button
                  type="button"
                  onClick={() => goTo(line, column)}
                  className="min-w-0 rounded-sm text-left underline decoration-dotted underline-offset-4 wrap-anywhere"
                >
                  Line {line}, column {column}: {message}
                </button>
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && isError && (
          <p className="text-ink-muted">The syntax could not be checked just now.</p>
        )}
      </div>
    </div>
  );
}
