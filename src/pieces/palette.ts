/** The colours of both boots: the admin's theme is made from them, the public pages' style too. */
export interface Palette {
  readonly primary: string
  readonly primaryDark: string
  readonly primaryLight: string
  readonly onPrimary: string
  /** Behind what is chosen: a tint of the primary. */
  readonly tint: string
  readonly background: string
  readonly paper: string
  readonly text: string
  readonly textSecondary: string
  readonly border: string
  readonly divider: string
  readonly error: string
  readonly errorTint: string
}

/** Text on its ground has 4.5:1 at least, borders of inputs 3:1 (ux.md 6). */
export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    primary: '#0a7a5a',
    primaryDark: '#075a43',
    primaryLight: '#36a884',
    onPrimary: '#ffffff',
    tint: '#e7f4ef',
    background: '#f7f8fa',
    paper: '#ffffff',
    text: '#1a232c',
    textSecondary: '#5a6875',
    border: '#8793a0',
    divider: '#e6e9ed',
    error: '#c4320a',
    errorTint: '#fdf0ec',
  },
  dark: {
    primary: '#4fd1a5',
    primaryDark: '#2fae85',
    primaryLight: '#8ae4c6',
    onPrimary: '#06241a',
    tint: '#17322b',
    background: '#12181f',
    paper: '#1a222b',
    text: '#f2f5f7',
    textSecondary: '#a3afba',
    border: '#6d7a87',
    divider: '#2a343f',
    error: '#ff9b7a',
    errorTint: '#38221c',
  },
}

/** Fonts every machine has; nothing is downloaded (performance.md). */
export const fontFamily = [
  'Inter',
  'system-ui',
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
