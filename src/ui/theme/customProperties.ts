import type { Settings } from '../../base/accounts/settings'
import { createPalette, fontFamily, radius } from './palette'

type Mode = Settings['themeMode']
type Look = Pick<Settings, 'themeContrast' | 'themeColorPresets'>

/** Colours as custom properties, by the palette's names: `textSecondary` is `--text-secondary`. */
export const toProperties = (mode: Mode, look: Look): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(createPalette(mode, look)).map(([name, colour]) => [
      `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      colour,
    ]),
  )

/** The part of the tokens that follows the settings; sizes are in `tokens.css`. */
export const customProperties = (look: Look): string => `
:root{${declared('light', look)};--font:${fontFamily};--radius:${radius}px;color-scheme:light}
@media screen{:root[data-mode='dark']{${declared('dark', look)};color-scheme:dark}}`

const declared = (mode: Mode, look: Look) =>
  Object.entries(toProperties(mode, look))
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')
