import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { typedNumber } from '../../base/numbers'
import type { Operand, Operators } from '../../model/rules/rule'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Grid } from '../../ui/primitives/layout'
import type { FilterProps } from '../display/fieldView'
import { readTypedNumber } from '../display/numbers'
import { type NumberLook, useAdornments } from '../inputs/NumberInput'
import { operatorsOf, useTypedFilter } from './condition'

/** Numbers from and to, both included; each is optional. */
export const rangeFilter = (decimals: number, look: NumberLook = {}) =>
  function RangeFilter({ label, condition, onChange }: FilterProps) {
    const { gte, lte } = operatorsOf(condition)
    const set = (bound: 'gte' | 'lte', text: string) => {
      const number = readTypedNumber(text, decimals)
      if (typeof number === 'string') return
      onChange(rangeOf({ gte, lte, [bound]: number }))
    }
    return (
      <fieldset className="f-group">
        <legend>{label}</legend>
        <Grid fit min={120} gap={3}>
          <Bound word="from" value={gte} look={look} onRest={text => set('gte', text)} />
          <Bound word="to" value={lte} look={look} onRest={text => set('lte', text)} />
        </Grid>
      </fieldset>
    )
  }

interface BoundProps {
  readonly word: 'from' | 'to'
  readonly value: unknown
  readonly look: NumberLook
  readonly onRest: (text: string) => void
}

function Bound({ word, value, look, onRest }: BoundProps) {
  const translate = useTranslate()
  const selecting = useSelecting()
  const input = useAdornments(look)
  const [typed, type] = useTypedFilter(typeof value === 'number' ? typedNumber(value) : '', onRest)
  return (
    <TextField
      label={translate(`list.filter.${word}`)}
      value={typed}
      onChange={event => type(event.target.value)}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: { ...selecting, inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' },
        input,
      }}
    />
  )
}

interface Bounds {
  readonly gte?: Operand | undefined
  readonly lte?: Operand | undefined
}

/** Undefined without bounds. */
export function rangeOf({ gte = null, lte = null }: Bounds): Operators | undefined {
  if (gte === null && lte === null) return undefined
  return { ...(gte !== null && { gte }), ...(lte !== null && { lte }) }
}
