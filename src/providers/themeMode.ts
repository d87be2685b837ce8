import Cookies from 'js-cookie'

export type ThemeMode = 'light' | 'dark'

/** Setting cookies last 3 days, on every path (product.md 9). */
const kept = { expires: 3, path: '/', sameSite: 'lax' } as const

/** Light unless the cookie says dark (product.md 3, theme settings). */
export const readThemeMode = (): ThemeMode =>
  Cookies.get('themeMode') === 'dark' ? 'dark' : 'light'

/** `public/mode.js` does the same before the first paint. */
export function keepThemeMode(mode: ThemeMode) {
  Cookies.set('themeMode', mode, kept)
  document.documentElement.dataset.mode = mode
}
