import clsx from 'clsx';
import { type KeyboardEvent, memo, type Ref, useRef } from 'react';
import { controlClasses, Field, type FieldSlots } from '../../../ui/field.tsx';

const INDENT = '  ';
const ROWS_MIN = 18;
const COLUMNS_MIN = 60;
/** Longer lines scroll inside the text area. */
const COLUMNS_MAX = 400;

type CodeEditorProps = FieldSlots & {
  value: string;
  onChange: (code: string) => void;
  /** The numbers of lines with an error. */
  marked: readonly number[];
  maxLength: number;
  disabled?: boolean;
  required?: boolean;
  /** Hidden but mounted, so that the undo history survives. */
  isHidden?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Inserts text at the caret like typing does, so that undo can revert it. */
function type(area: HTMLTextAreaElement, text: string) {
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selects whole lines and indents or outdents them. */
function shift(area: HTMLTextAreaElement, outwards: boolean) {
  const { value, selectionStart, selectionEnd } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const lines = value.slice(from, selectionEnd);
  const moved = outwards ? lines.replaceAll(/^ {1,2}/gm, '') : lines.replaceAll(/^/gm, INDENT);
  if (moved === lines) return;
  area.setSelectionRange(from, selectionEnd);
  type(area, moved);
  if (lines.includes('\n')) area.setSelectionRange(from, from + moved.length);
}

/**
 * A text area for code: line numbers, Tab indents, Enter keeps the indent, and after Escape Tab
 * moves the focus again.
 */
export function CodeEditor({
  value,
  onChange,
  marked,
  maxLength,
  disabled = false,
  required = false,
  isHidden = false,
  ref,
  ...slots
}: CodeEditorProps) {
  const tabLeaves = useRef(false);
  const lines = value.split('\n');
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);

  const write = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' && !tabLeaves.current) {
      // The next Tab moves to the next field. A dialog around the editor stays open.
      event.stopPropagation();
      tabLeaves.current = true;
      return;
    }
    const plain = !ctrlKey && !metaKey && !altKey && !event.nativeEvent.isComposing;
    if (key === 'Tab' && plain && !tabLeaves.current) {
      event.preventDefault();
      const { selectionStart, selectionEnd } = area;
      if (shiftKey || selectionStart !== selectionEnd) shift(area, shiftKey);
      else type(area, INDENT);
    }
    if (key === 'Enter' && plain && !shiftKey) {
      const before = area.value.slice(0, area.selectionStart);
      const depth = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
      if (depth !== '') {
        event.preventDefault();
        type(area, `\n${depth}`);
      }
    }
    if (key !== 'Shift') tabLeaves.current = false;
  };

  return (
    <Field {...slots}>
      {(control) => (
        <div
          hidden={isHidden}
          className={clsx(
            controlClasses,
            'max-h-[34rem] overflow-auto overscroll-x-contain p-0 [scrollbar-width:thin]',
            'has-focus-visible:shadow-focus forced-colors:has-focus-visible:outline-2',
            control['aria-invalid'] && 'border-danger',
          )}
        >
          <div className="flex w-max min-w-full font-mono text-[0.8125rem] leading-[1.65] [tab-size:2]">
            <LineNumbers count={Math.max(lines.length, ROWS_MIN)} marked={marked.join()} />
            <textarea
              {...control}
              ref={ref}
              value={value}
              rows={Math.max(lines.length, ROWS_MIN)}
              cols={Math.min(Math.max(longest + 2, COLUMNS_MIN), COLUMNS_MAX)}
              {...{ maxLength, disabled, required }}
              wrap="off"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={write}
              onBlur={() => (tabLeaves.current = false)}
              className="block flex-1 resize-none overflow-x-auto overflow-y-hidden bg-transparent py-2.5 pr-3.5 pl-3 outline-none focus-visible:shadow-none disabled:text-ink-muted"
            />
          </div>
        </div>
      )}
    </Field>
  );
}

type LineNumbersProps = { count: number; marked: string };

const LineNumbers = memo(function LineNumbers({ count, marked }: LineNumbersProps) {
  const wrong = new Set(marked.split(',').map(Number));
  return (
    <pre
      aria-hidden="true"
      className="sticky left-0 min-w-11 border-r border-line bg-sunken px-2.5 py-2.5 text-right text-ink-faint tabular-nums select-none"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={clsx('block', wrong.has(index + 1) && 'font-strong text-danger')}
        >
          {index + 1}
        </span>
      ))}
    </pre>
  );
});
