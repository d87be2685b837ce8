import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { FieldModel } from '../../../model/fields/resource'

interface Start {
  /** The field of a new condition with which the panel opens; undefined while it is closed. */
  readonly start: FieldModel | 'open' | undefined
  /** Opens the panel, also with a new condition on a field. */
  readonly open: (field?: FieldModel) => void
  readonly close: () => void
}

const StartContext = createContext<Start>({
  start: undefined,
  open: () => undefined,
  close: () => undefined,
})

export const useConditionStart = () => useContext(StartContext)

/** Lets column heads and chips of a list open the panel of its conditions. */
export function ConditionStart({ children }: { readonly children: ReactNode }) {
  const [start, setStart] = useState<Start['start']>()
  const value = useMemo(
    () => ({
      start,
      open: (field?: FieldModel) => setStart(field ?? 'open'),
      close: () => setStart(undefined),
    }),
    [start],
  )
  return <StartContext value={value}>{children}</StartContext>
}
