// Something in front of the page, which stays as it is behind it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { t } from '../words';

interface Props {
  open: Signal<boolean>;
  title: string;
  name: string;
  children: ComponentChildren;
}

export function Dialog({ open, title, name, children }: Props) {
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) root.current?.showModal();
    else root.current?.close();
  }, [open.value]);
  if (!open.value) return null;
  return (
    <dialog
      ref={root}
      class={name}
      aria-labelledby={`${name}-title`}
      onClose={() => (open.value = false)}
      onClick={(event) => event.target === root.current && (open.value = false)}
    >
      <div class="dialog-head">
        <h2 id={`${name}-title`}>{title}</h2>
        <button type="button" class="close" aria-label={t('page-close')} onClick={() => (open.value = false)}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}
