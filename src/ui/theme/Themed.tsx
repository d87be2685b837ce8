import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { createListeners } from '../../base/listeners'
import { plainLater } from './plainLater'

interface ThemedProps {
  readonly children?: ReactNode
}

/** Whether a component is inside the theme. */
export const InTheme = createContext(false)

const { notify, subscribe } = createListeners()
let isLoaded = false

const ThemeFrame = plainLater<ThemedProps>(async () => {
  const { ThemeFrame, loadMirrored } = await import('./ThemeFrame')
  if (document.documentElement.dir === 'rtl') await loadMirrored()
  isLoaded = true
  notify()
  return ThemeFrame
})

/**
 * Provides Material's theme to its widgets. Lists work without it (performance.md), so it is loaded
 * once, with the first dialog, menu or form.
 */
export const Themed = Object.assign(
  ({ children }: ThemedProps) =>
    useContext(InTheme) ? children : <ThemeFrame>{children}</ThemeFrame>,
  { preload: ThemeFrame.preload },
)

export const useThemeLoaded = () => useSyncExternalStore(subscribe, () => isLoaded)
