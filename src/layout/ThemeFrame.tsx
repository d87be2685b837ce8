import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { dirOf } from '../i18n/languages'
import { useLanguage } from '../providers/backendContext'
import { readThemeMode } from '../providers/themeMode'
import { makeTheme } from './theme'

const RtlStyles = lazy(() => import('./RtlStyles').then(({ RtlStyles: it }) => ({ default: it })))

/** The theme in the direction of the language; the mode is the cookie's, MUI keeps none of its own. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const direction = dirOf(useLanguage())
  const theme = useMemo(() => makeTheme(direction), [direction])
  const framed = (
    <ThemeProvider theme={theme} defaultMode={readThemeMode()} storageManager={null}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
  if (direction === 'ltr') return framed
  return (
    <Suspense fallback={null}>
      <RtlStyles>{framed}</RtlStyles>
    </Suspense>
  )
}
