import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TroubleTold } from '../Trouble'
import type { Keeper } from './keeper'

interface SheetState {
  readonly keeper: Keeper
  readonly trouble: TroubleTold | undefined
}
export const SheetContext = createContext<SheetState | null>(null)

/** How it stands with what was typed in the form around. */
export function useSheet() {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('useSheet needs a SheetContext around it')
  const { keeper, trouble } = sheet
  const { at } = useSyncExternalStore(keeper.subscribe, keeper.kept)
  return { keeper, trouble, keptAt: at }
}
