import { fontFamily, type Palette, palettes, radius } from '../palette'

/** The palette as custom properties, for pages without a theme library. */
export const FrontStyle = () => <style>{style}</style>

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const style = `
:root{${variables(palettes.light)};--font:${fontFamily};--radius:${radius}px;color-scheme:light}
:root[data-mode='dark']{${variables(palettes.dark)};color-scheme:dark}`
