import type { Settings } from '../../base/accounts/settings'
import { useSettings } from '../../providers/backend/backendContext'
import { createPalette, fontFamily, type Palette, radius } from '../theme/palette'

/** The palette as custom properties, for pages without a theme library. */
export const FrontStyle = () => <style>{lookStyle(useSettings())}</style>

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const lookStyle = (look: Settings) => `
:root{${variables(createPalette('light', look))};--font:${fontFamily};--radius:${radius}px;color-scheme:light}
:root[data-mode='dark']{${variables(createPalette('dark', look))};color-scheme:dark}`
