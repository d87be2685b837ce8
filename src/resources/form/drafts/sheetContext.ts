import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TroubleTold } from '../Trouble'
import type { Keeper } from './keeper'

interface SheetState {
  readonly keeper: Keeper
  readonly trouble: TroubleTold | undefined
  /** It was closed elsewhere while it stands open here: nothing more is saved. */
  readonly isClosed: boolean
}
export const SheetContext = createContext<SheetState | null>(null)

/** How it stands with what was typed in the form around. */
export function useSheet() {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('useSheet needs a SheetContext around it')
  const { keeper, trouble, isClosed } = sheet
  const { at } = useSyncExternalStore(keeper.subscribe, keeper.kept)
  return { keeper, trouble, isClosed, keptAt: at }
}
