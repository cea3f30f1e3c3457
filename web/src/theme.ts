// Light, dark, or what the system says.

import { signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

export const theme = signal<Theme>(kept());

function kept(): Theme {
  const value = localStorage.getItem('nimatron-theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function applyTheme(to: Theme = theme.value): void {
  theme.value = to;
  localStorage.setItem('nimatron-theme', to);
  if (to === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = to;
}
