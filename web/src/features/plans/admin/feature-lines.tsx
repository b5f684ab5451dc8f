import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FeatureLine, newLine } from './plan-draft.ts';

const LINES_MAX = 30;
const LINE_MAX_LENGTH = 160;

type FeatureLinesProps = {
  lines: readonly FeatureLine[];
  onChange: (lines: FeatureLine[]) => void;
};

/** The features of the plan, one per line. There is always at least one line. */
export function FeatureLines({ lines, onChange }: FeatureLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  const isFull = lines.length >= LINES_MAX;

  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = null;
  }, [lines]);

  const addAfter = (index: number) => {
    if (isFull) return;
    next.current = index + 1;
    onChange(lines.toSpliced(index + 1, 0, newLine()));
  };
  const remove = (index: number) => {
    next.current = Math.max(0, index - 1);
    onChange(lines.length > 1 ? lines.toSpliced(index, 1) : [newLine()]);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addAfter(index);
  };

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-strong">Features</legend>
      <ul ref={list} className="grid gap-2">
        {lines.map(({ key, text }, index) => (
          <li key={key} className="flex gap-1">
            <TextField
              label={`Feature ${index + 1}`}
              hideLabel
              autoComplete="off"
              maxLength={LINE_MAX_LENGTH}
              value={text}
              onChange={({ target }) => onChange(lines.with(index, { key, text: target.value }))}
              onKeyDown={(event) => onKeyDown(event, index)}
              className="flex-1"
            />
            <Button
              variant="text"
              size="icon"
              aria-label={`Remove feature ${index + 1}`}
              disabled={lines.length === 1 && text === ''}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        className="mt-1 -ml-3 px-3"
        disabled={isFull}
        onClick={() => addAfter(lines.length - 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Feature
      </Button>
    </fieldset>
  );
}
