import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame, type PageName } from './frame.tsx';
import './styles.css';

export function mount(page: PageName, content: ReactNode): void {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <Frame page={page}>{content}</Frame>
    </StrictMode>,
  );
}
