import type { ColorPreset, Settings } from '../../base/accounts/settings'

/** Colours of every page: source of the custom properties and of Material's theme. */
export interface Palette {
  readonly primary: string
  readonly primaryDark: string
  readonly primaryLight: string
  readonly onPrimary: string
  /** Background of selected items: a tint of the primary colour. */
  readonly tint: string
  readonly background: string
  readonly paper: string
  readonly text: string
  readonly textSecondary: string
  /** Hints and decoration: the third and lightest grey of text. */
  readonly textDisabled: string
  readonly border: string
  readonly divider: string
  readonly error: string
  readonly errorDark: string
  readonly errorLight: string
  readonly errorTint: string
  readonly success: string
  readonly warning: string
  readonly info: string
  /** A further colour of charts. */
  readonly secondary: string
  /** Backgrounds of items under the pointer and of selected ones. */
  readonly hover: string
  readonly selected: string
}
type Ground = Omit<
  Palette,
  'primary' | 'primaryDark' | 'primaryLight' | 'onPrimary' | 'tint' | 'errorDark' | 'errorLight'
>
type Mode = Settings['themeMode']

const primaries: Readonly<Record<ColorPreset, Readonly<Record<Mode, string>>>> = {
  default: { light: '#0a7a5a', dark: '#4fd1a5' },
  cyan: { light: '#00718a', dark: '#5ccfe6' },
  purple: { light: '#6d3bd1', dark: '#b79bff' },
  blue: { light: '#1f5fd0', dark: '#86b4ff' },
  orange: { light: '#a84d00', dark: '#ffb066' },
  red: { light: '#b8243a', dark: '#ff9d99' },
}

const grounds: Readonly<Record<Mode, Ground>> = {
  light: {
    background: '#f7f8fa',
    paper: '#ffffff',
    text: '#1a232c',
    textSecondary: '#5a6875',
    border: '#8793a0',
    divider: '#e6e9ed',
    error: '#c4320a',
    errorTint: '#fdf0ec',
    textDisabled: '#8793a0',
    success: '#16713f',
    warning: '#9a4f00',
    info: '#135fa8',
    secondary: '#6d3fc9',
    hover: 'rgb(26 35 44 / 5%)',
    selected: 'rgb(26 35 44 / 8%)',
  },
  dark: {
    background: '#12181f',
    paper: '#1a222b',
    text: '#f2f5f7',
    textSecondary: '#a3afba',
    border: '#6d7a87',
    divider: '#2a343f',
    error: '#ff9b7a',
    errorTint: '#38221c',
    textDisabled: '#7b8894',
    success: '#5fcf95',
    warning: '#ffb454',
    info: '#6cbcff',
    secondary: '#c3a3ff',
    hover: 'rgb(255 255 255 / 7%)',
    selected: 'rgb(255 255 255 / 13%)',
  },
}

/** High contrast. */
const bold: Readonly<Record<Mode, Partial<Ground>>> = {
  light: { background: '#eceff3', text: '#000000', textSecondary: '#37424d', divider: '#8793a0' },
  dark: { background: '#000000', text: '#ffffff', textSecondary: '#d5dce3', divider: '#6d7a87' },
}

/** In all combinations, text has a contrast of at least 4.5:1 with its background, and input borders 3:1. */
export function createPalette(
  mode: Mode,
  { themeColorPresets, themeContrast }: Pick<Settings, 'themeColorPresets' | 'themeContrast'>,
): Palette {
  const primary = primaries[themeColorPresets][mode]
  const ground = { ...grounds[mode], ...(themeContrast === 'bold' && bold[mode]) }
  return {
    primary,
    primaryDark: mix(primary, '#000000', mode === 'light' ? 0.26 : 0.17),
    primaryLight: mix(primary, '#ffffff', 0.35),
    onPrimary: mode === 'light' ? '#ffffff' : mix(primary, '#000000', 0.84),
    errorDark: mix(ground.error, '#000000', 0.3),
    errorLight: mix(ground.error, '#ffffff', 0.2),
    tint: mix(primary, ground.paper, mode === 'light' ? 0.91 : 0.87),
    ...ground,
  }
}

/** Inter comes with the app (tokens.css); other scripts, and the time until it is loaded, take the system's. */
export const fontFamily = [
  'Inter',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  '"Noto Sans"',
  '"Noto Sans SC"',
  '"Noto Sans Arabic"',
  'Arial',
  'sans-serif',
].join(', ')

export const radius = 8

/** Mixes two colours `#rrggbb`; `share` of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toParts(first), toParts(second)]
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

const toParts = (colour: string) =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
