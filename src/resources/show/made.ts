import { later } from '../../pieces/later'
import type { MadeCardProps } from './MadeCard'

/** What the address of a page carries along when its record was just made; a reload keeps it. */
export const justMade = { justMade: true } as const

export const isJustMade = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justMade' in state

export const MadeCard = later<MadeCardProps>(() =>
  import('./MadeCard').then(module => module.MadeCard),
)
