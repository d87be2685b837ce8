import { type ComponentType, createContext } from 'react'
import type { Resource } from '../../model/fields/resource'

export interface InlineCreateProps {
  readonly resource: Resource
  /** Text typed in the picker: the start of the new title. */
  readonly typed: string
  /** Values that the picker's filter requires. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  readonly onDone: (record: Readonly<Record<string, unknown>>) => void
  readonly onCancel: () => void
}

/**
 * Dialog in which a picker creates a record, provided by `src/resources`, which owns forms. Without it,
 * for example inside such a dialog, pickers only pick.
 */
export const InlineCreateContext = createContext<ComponentType<InlineCreateProps> | null>(null)
