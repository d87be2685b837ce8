import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, use, useEffect, useMemo } from 'react'
import { useSettings } from '../providers/backendContext'
import { makeTheme } from './theme'

/** The theme by the settings' cookies; MUI and react-admin keep none of their own. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const { themeMode, themeDirection, themeContrast, themeColorPresets } = useSettings()
  const theme = useMemo(
    () => makeTheme({ themeDirection, themeContrast, themeColorPresets }),
    [themeDirection, themeContrast, themeColorPresets],
  )
  // One provider for both directions: turning the page around keeps what is typed on it.
  const styles = themeDirection === 'rtl' ? use(mirrored()) : plain
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode={themeMode} storageManager={null}>
        <CssBaseline enableColorScheme />
        <Mode mode={themeMode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

function Mode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}

const plain = createCache({ key: 'mui-ltr' })

let loading: Promise<EmotionCache> | undefined
function mirrored() {
  loading ??= import('./rtlCache').then(({ rtlCache }) => rtlCache)
  return loading
}
