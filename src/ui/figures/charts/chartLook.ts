import useMediaQuery from '@mui/material/useMediaQuery'
import type { ShownFigure } from '../../../model/endpoints/figures'

/** The theme's colours, so that presets, dark mode and contrast apply to charts. */
export const chartColours = [
  'var(--primary)',
  'var(--info)',
  'var(--warning)',
  'var(--secondary)',
  'var(--error)',
  'color-mix(in srgb, var(--secondary), var(--error))',
  'var(--text-disabled)',
]
export const faded = 'var(--text-disabled)'

/** Gaps such that a bar takes 28 % of its category, 32 % on medium screens, 40 % on small ones. */
export function useBarGap(): number {
  const isSmall = useMediaQuery('(max-width: 599.95px)')
  const isMedium = useMediaQuery('(max-width: 1199.95px)')
  return isSmall ? 0.6 : isMedium ? 0.68 : 0.72
}

/** True if the device asks for reduced motion. */
export const useStill = () => useMediaQuery('(prefers-reduced-motion: reduce)')

export const HIGH = 280
export const margin = { top: 16, right: 24, bottom: 0, left: 0 }

/** Counts have integer axis steps, unless they are means. */
export const wholeSteps = ({ unit, isMean }: Pick<ShownFigure, 'unit' | 'isMean'>) =>
  unit === 'count' && !isMean ? { tickMinStep: 1 } : {}
