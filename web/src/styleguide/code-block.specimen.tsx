import { Copy } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import type { Specimen } from './specimen.ts';

const text = `export function Greeting({ name }: { name: string }) {
  return <p className="text-lg">Hello, {name}. This line is long enough to leave a narrow box and must scroll.</p>;
}`;

const html = `<span class="tok-comment">// One file, yours to change.</span>
<span class="tok-keyword">export function</span> <span class="tok-name">price</span>(paise: <span class="tok-type">number</span>) {
  <span class="tok-keyword">return</span> <span class="tok-string">'₹'</span> + paise / <span class="tok-number">100</span>;
}`;

export const specimen: Specimen = {
  name: 'Code block',
  slug: 'code-block',
  states: {
    plain: <CodeBlock label="greeting.tsx" code={{ text }} />,
    'highlighted, with a button': (
      <CodeBlock
        label="price.ts"
        code={{ html }}
        actions={
          <Button variant="text" size="sm">
            <Copy aria-hidden="true" className="size-4" />
            Copy code
          </Button>
        }
      />
    ),
    'short, scrolls inside': (
      <CodeBlock label="many-lines.txt" code={{ text: `${text}\n\n`.repeat(12) }} short />
    ),
    'long name and Hindi': (
      <div className="max-w-80">
        <CodeBlock
          label="geschwindigkeitsbegrenzungsueberschreitung.test.tsx"
          code={{ text: "const greeting = 'नमस्ते दुनिया';" }}
        />
      </div>
    ),
    empty: <CodeBlock label="empty.ts" code={{ text: '' }} />,
  },
};
