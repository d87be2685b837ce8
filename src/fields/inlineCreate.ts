import { type ComponentType, createContext } from 'react'
import type { Resource } from '../model/resource'

export interface InlineCreateProps {
  readonly resource: Resource
  /** What was typed in the picker: the start of its title. */
  readonly typed: string
  /** What it must have, to be one of those the picker offers. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  readonly onDone: (record: Readonly<Record<string, unknown>>) => void
  readonly onCancel: () => void
}

/**
 * The dialog in which a picker makes a new record: forms belong to `src/resources`, which hands it
 * down. Without it (inside such a dialog) pickers only pick.
 */
export const InlineCreateContext = createContext<ComponentType<InlineCreateProps> | null>(null)
