import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import type { ConditionItem } from './items'
import { operatorsFor } from './operators'

interface Start {
  /** The condition with which the panel opens; undefined while it is closed. */
  readonly start: ConditionItem | 'open' | undefined
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
      open: (field?: FieldModel) => {
        const [op = 'notEmpty'] = field ? operatorsFor(field) : []
        setStart(field ? { path: field.name, op } : 'open')
      },
      close: () => setStart(undefined),
    }),
    [start],
  )
  return <StartContext value={value}>{children}</StartContext>
}
