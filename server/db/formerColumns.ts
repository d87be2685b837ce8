import type { ColumnSpec } from './spec'

interface Former {
  readonly retired?: readonly string[]
  readonly setAside?: Readonly<Record<string, string>>
}
/** Columns that are no field any more, with what stands there: under their name, or under another. */
export const formerColumns = ({ retired = [], setAside = {} }: Former): ColumnSpec[] => [
  ...retired.map(name => ({ name, store: 'text' as const })),
  ...Object.entries(setAside).map(([name, was]) => ({
    ...{ name, store: 'text' as const },
    ...{ was, frees: true },
  })),
]
