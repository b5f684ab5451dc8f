import { TOKEN_STORAGE_KEY } from '@tessera/contract/constants';

const mark = (session: 'in' | 'out') => {
  document.documentElement.dataset['session'] = session;
};

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) || null;
  } catch {
    return null; // Storage can be blocked; then nobody is signed in.
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  mark('in');
}

export function removeToken(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  mark('out');
}
