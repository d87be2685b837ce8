import { useEffect } from 'react'

/** A shortcut of the current page: the key of its text, and the keys. */
export interface PageKey {
  readonly label: string
  readonly keys: readonly string[]
}

const shown = new Set<readonly PageKey[]>()

/** Lists shortcuts among those of the page while the component is mounted. */
export function useShownKeys(keys: readonly PageKey[]): void {
  useEffect(() => {
    shown.add(keys)
    return () => {
      shown.delete(keys)
    }
  }, [keys])
}

/** The shortcuts of the current page. */
export const pageKeys = (): readonly PageKey[] => [...shown].flat()

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
/** Name of the key that starts a command. */
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** True for events from inputs and dialogs, where letters are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]') !== null)
