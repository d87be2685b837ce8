import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Keeper } from '../drafts/keeper'
import type { SaveFailureView } from './SaveFailure'

interface SheetState {
  readonly keeper: Keeper
  readonly trouble: SaveFailureView | undefined
  /** The record became read-only elsewhere while the form is open. */
  readonly isClosed: boolean
}
export const SheetContext = createContext<SheetState | null>(null)

/** The saving state of the surrounding form. */
export function useFormSheet() {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('useSheet needs a SheetContext around it')
  const { keeper, trouble, isClosed } = sheet
  const { at } = useSyncExternalStore(keeper.subscribe, keeper.kept)
  return { keeper, trouble, isClosed, keptAt: at }
}
