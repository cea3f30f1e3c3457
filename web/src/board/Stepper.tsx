// A number that is changed by buttons, keys or typing. Only what is allowed takes effect.

import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../words';

interface Props {
  /** What the number is, for those who cannot see it. */
  label: string;
  value: bigint;
  /** The value one step up or down; null where there is none. */
  up: bigint | null;
  down: bigint | null;
  disabled: boolean;
  /** Takes a value; whether it is allowed. */
  onChange(value: bigint): boolean;
  /** For tests and styles. */
  name: string;
}

// A field that is closed for now stays in the order of the keyboard, so that nobody loses their place.
export function Stepper({ label, value, up, down, disabled, onChange, name }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // At once, so that what is typed next is not lost.
  useLayoutEffect(() => setTyped(null), [value, disabled]);
  const shown = typed ?? String(value);
  const move = (to: bigint | null) => to !== null && onChange(to);
  const onInput = (text: string) => {
    const digits = text.replace(/[\s_]/g, '');
    const allowed = /^\d+$/.test(digits) && (BigInt(digits) === value || onChange(BigInt(digits)));
    setTyped(allowed ? null : text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: up, ArrowDown: down }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!disabled) move(step);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const all = [...document.querySelectorAll<HTMLElement>('.board .stepper input, .board [role="spinbutton"]:not(input)')];
      const next = all[all.indexOf(event.currentTarget as HTMLElement) + (event.key === 'ArrowLeft' ? -1 : 1)];
      if (next) {
        event.preventDefault();
        event.stopPropagation();
        next.focus();
        if (next instanceof HTMLInputElement) next.select();
      }
    }
  };
  const safe = value <= BigInt(Number.MAX_SAFE_INTEGER);
  return (
    <span class="stepper" data-name={name}>
      <button type="button" class="step" tabIndex={-1} aria-label={`${t('page-less')}: ${label}`} disabled={disabled || down === null} onClick={() => move(down)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autocomplete="off"
        aria-label={label}
        aria-valuenow={safe ? Number(value) : undefined}
        aria-valuetext={String(value)}
        aria-invalid={typed !== null}
        value={shown}
        style={{ width: `${Math.min(Math.max(shown.length, 2), 24) + 1.6}ch` }}
        readOnly={disabled}
        aria-disabled={disabled}
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <button type="button" class="step" tabIndex={-1} aria-label={`${t('page-more')}: ${label}`} disabled={disabled || up === null} onClick={() => move(up)}>
        +
      </button>
    </span>
  );
}
