import type { Settings } from '../../base/accounts/settings'
import { useSettings } from '../../providers/backend/backendContext'
import { fontFamily, type Palette, paletteOf, radius } from '../theme/palette'

/** The palette as custom properties, for pages without a theme library. */
export const FrontStyle = () => <style>{styleOf(useSettings())}</style>

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const styleOf = (look: Settings) => `
:root{${variables(paletteOf('light', look))};--font:${fontFamily};--radius:${radius}px;color-scheme:light}
:root[data-mode='dark']{${variables(paletteOf('dark', look))};color-scheme:dark}`
