import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type { Settings } from '../../base/accounts/settings'
import { createPalette, fontFamily, type Palette, radius } from './palette'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

/** One theme with both modes as CSS variables, so that switching renders nothing again. */
export const makeTheme = (look: Look): Theme =>
  createTheme({
    direction: look.themeDirection,
    cssVariables: { colorSchemeSelector: 'data-mode' },
    colorSchemes: {
      light: scheme(createPalette('light', look)),
      dark: scheme(createPalette('dark', look)),
    },
    shape: { borderRadius: radius },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.01em' },
      h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: '1rem', fontWeight: 600 },
      h5: { fontSize: '0.9375rem', fontWeight: 600 },
      h6: { fontSize: '0.875rem', fontWeight: 600 },
      button: { fontWeight: 600, textTransform: 'none' },
      overline: { fontWeight: 600, letterSpacing: '0.06em', fontSize: '0.6875rem' },
    },
    components,
  })

let cached: { readonly name: string; readonly theme: Theme } | undefined

/** The same object for the same settings, because several frames use it. */
export function createAppTheme({ themeDirection, themeContrast, themeColorPresets }: Look): Theme {
  const look = { themeDirection, themeContrast, themeColorPresets }
  const name = Object.values(look).join()
  if (cached?.name !== name) cached = { name, theme: makeTheme(look) }
  return cached.theme
}

type Look = Pick<Settings, 'themeDirection' | 'themeContrast' | 'themeColorPresets'>

const scheme = (palette: Palette) => ({
  palette: {
    primary: {
      main: palette.primary,
      dark: palette.primaryDark,
      light: palette.primaryLight,
      contrastText: palette.onPrimary,
    },
    error: { main: palette.error, dark: palette.errorDark, light: palette.errorLight },
    background: { default: palette.background, paper: palette.paper },
    success: { main: palette.success },
    warning: { main: palette.warning },
    info: { main: palette.info },
    secondary: { main: palette.secondary },
    text: {
      primary: palette.text,
      secondary: palette.textSecondary,
      disabled: palette.textDisabled,
    },
    action: { hover: palette.hover, selected: palette.selected },
    divider: palette.divider,
  },
})

/** No ripples under text, lines instead of shadows, touch targets of 40 px. */
const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 40 }, sizeSmall: { minHeight: 32 } },
  },
  // as the inputs of the kit
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { borderColor: 'var(--border)' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 12px', fontSize: '1.125rem', lineHeight: 1.4 } },
  },
  // room for the label above a first input; hidden texts scroll with the rest
  MuiDialogContent: {
    styleOverrides: {
      root: { position: 'relative', '.MuiDialogTitle-root + &': { paddingTop: 8 } },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { gap: 4, padding: '12px 24px 20px' } } },
  // selected and disabled items stay readable
  MuiChip: { styleOverrides: { root: { '&.Mui-disabled': { opacity: 0.85 } } } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  MuiMenu: { styleOverrides: { paper: { marginBlockStart: 6, borderRadius: 10 } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, borderRadius: 6, marginInline: 6 } } },
}
