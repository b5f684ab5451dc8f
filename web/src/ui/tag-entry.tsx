import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { controlClasses, Field, type FieldSlots } from './field.tsx';

type TagEntryProps = FieldSlots & {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  placeholder?: string;
  maxTags?: number;
  disabled?: boolean;
};

export function TagEntry({
  tags,
  onChange,
  placeholder,
  maxTags,
  disabled = false,
  ...slots
}: TagEntryProps) {
  const [draft, setDraft] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const add = () => {
    const tag = draft.trim();
    input.current?.focus();
    if (tag === '') return setDraft('');
    if (maxTags !== undefined && tags.length >= maxTags)
      return setNews(`No more than ${maxTags} fit`);
    setDraft('');
    if (tags.some((other) => other.toLowerCase() === tag.toLowerCase()))
      return setNews(`${tag} is already in the list`);
    onChange([...tags, tag]);
    setNews(`${tag} added`);
  };

  const remove = (tag: string, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    onChange(tags.filter((other) => other !== tag));
    setNews(`${tag} removed`);
  };

  const addOnEnter = (event: KeyboardEvent) => {
    // The Enter that ends an IME composition, for example in Hindi, must not add the tag.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field {...slots}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              value={draft}
              disabled={disabled}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={addOnEnter}
              className={clsx(controlClasses, 'h-11 px-3.5')}
            />
            <Button size="icon" aria-label="Add tag" disabled={disabled} onClick={add}>
              <Plus aria-hidden="true" className="size-4" />
            </Button>
          </div>
          {tags.length > 0 && (
            <ul ref={list} className="mt-2 flex flex-wrap gap-1.5">
              {tags.map((tag, index) => (
                <li
                  key={tag}
                  className="flex max-w-full min-w-0 items-center rounded-sm border border-line bg-sunken pl-2.5 font-mono text-xs text-ink"
                >
                  <span title={tag} className="truncate">
                    {tag}
                  </span>
                  <button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    disabled={disabled}
                    onClick={() => remove(tag, index)}
                    className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-muted hover:text-ink disabled:opacity-50 pointer-coarse:size-11"
                  >
                    <X aria-hidden="true" className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <span role="status" className="sr-only">
            {news}
          </span>
        </>
      )}
    </Field>
  );
}
