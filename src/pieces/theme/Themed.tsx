import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { plainLater } from '../plainLater'

interface ThemedProps {
  readonly children?: ReactNode
}

/** Whether the theme stands around what asks. */
export const InTheme = createContext(false)

const listeners = new Set<() => void>()
let isLoaded = false

const ThemeFrame = plainLater<ThemedProps>(async () => {
  const { ThemeFrame, loadMirrored } = await import('./ThemeFrame')
  if (document.documentElement.dir === 'rtl') await loadMirrored()
  isLoaded = true
  for (const listener of listeners) listener()
  return ThemeFrame
})

/**
 * Brings Material's theme to what is drawn with its widgets. Lists do without (performance.md), so
 * it comes with the first dialog, menu or form, and once only.
 */
export const Themed = Object.assign(
  ({ children }: ThemedProps) =>
    useContext(InTheme) ? children : <ThemeFrame>{children}</ThemeFrame>,
  { preload: ThemeFrame.preload },
)

export const useThemeLoaded = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isLoaded,
  )
