import type { Settings } from '../../base/accounts/settings'
import { createPalette, fontFamily, type Palette } from './palette'

type Mode = Settings['themeMode']

/** Material's own colours used by our styles. */
const material: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    'text-disabled': 'rgba(0, 0, 0, 0.38)',
    'action-active': 'rgba(0, 0, 0, 0.54)',
    'action-hover': 'rgba(0, 0, 0, 0.04)',
    'action-selected': 'rgba(0, 0, 0, 0.08)',
    'action-disabled': 'rgba(0, 0, 0, 0.26)',
    'action-disabledBackground': 'rgba(0, 0, 0, 0.12)',
    'secondary-main': '#9c27b0',
    'info-main': '#0288d1',
    'success-main': '#2e7d32',
    'success-dark': '#1b5e20',
    'success-light': '#4caf50',
    'warning-main': '#ed6c02',
    'warning-dark': '#e65100',
  },
  dark: {
    'text-disabled': 'rgba(255, 255, 255, 0.5)',
    'action-active': '#fff',
    'action-hover': 'rgba(255, 255, 255, 0.08)',
    'action-selected': 'rgba(255, 255, 255, 0.16)',
    'action-disabled': 'rgba(255, 255, 255, 0.3)',
    'action-disabledBackground': 'rgba(255, 255, 255, 0.12)',
    'secondary-main': '#ce93d8',
    'info-main': '#29b6f6',
    'success-main': '#66bb6a',
    'success-dark': '#388e3c',
    'success-light': '#81c784',
    'warning-main': '#ffa726',
    'warning-dark': '#f57c00',
  },
}

const ownColours = (palette: Palette): Readonly<Record<string, string>> => ({
  'primary-main': palette.primary,
  'primary-dark': palette.primaryDark,
  'primary-light': palette.primaryLight,
  'primary-contrastText': palette.onPrimary,
  'error-main': palette.error,
  'error-dark': palette.errorDark,
  'error-light': palette.errorLight,
  'background-default': palette.background,
  'background-paper': palette.paper,
  'text-primary': palette.text,
  'text-secondary': palette.textSecondary,
  divider: palette.divider,
})

type Look = Pick<Settings, 'themeContrast' | 'themeColorPresets'>

/** Custom properties of a mode, named as in Material's theme. */
export const toProperties = (mode: Mode, look: Look): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...material[mode], ...ownColours(createPalette(mode, look)) }).map(
      ([name, colour]) => [`--mui-palette-${name}`, colour],
    ),
  )

export const customProperties = (look: Look): string => `
:root{${declared('light', look)};color-scheme:light}
:root[data-mode='dark']{${declared('dark', look)};color-scheme:dark}
body{font-family:${fontFamily}}`

const declared = (mode: Mode, look: Look) =>
  Object.entries(toProperties(mode, look))
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')
