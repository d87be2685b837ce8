import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useSettings } from '../providers/backendContext'
import { makeTheme } from './theme'

const RtlStyles = lazy(() => import('./RtlStyles').then(({ RtlStyles: it }) => ({ default: it })))

/** The theme by the settings' cookies; MUI and react-admin keep none of their own. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const settings = useSettings()
  const { themeMode, themeDirection, themeContrast, themeColorPresets } = settings
  const theme = useMemo(
    () => makeTheme({ themeDirection, themeContrast, themeColorPresets }),
    [themeDirection, themeContrast, themeColorPresets],
  )
  const framed = (
    <ThemeProvider theme={theme} defaultMode={themeMode} storageManager={null}>
      <CssBaseline enableColorScheme />
      <Mode mode={themeMode} />
      {children}
    </ThemeProvider>
  )
  if (themeDirection === 'ltr') return framed
  return (
    <Suspense fallback={null}>
      <RtlStyles>{framed}</RtlStyles>
    </Suspense>
  )
}

function Mode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}
