import type { BesideRows } from '../model/beside'
import { Chip } from './Chip'
import { printNumber } from './numbers'

type Told = BesideRows[string][string]

/** A number beside a row; where it ought to reach another, its colour says whether it does. */
export function BesideCell({ told }: { readonly told: Told | undefined }) {
  if (!told) return null
  const { is, of } = told
  if (of === undefined) return <span className="f-number">{printNumber(is)}</span>
  const colour = is === of ? 'success' : is > of ? 'error' : is === 0 ? 'default' : 'warning'
  return <Chip colour={colour}>{`${printNumber(is)}\u00a0/\u00a0${printNumber(of)}`}</Chip>
}
