import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { printNumber } from '../../../base/numbers'
import type { FieldModel } from '../../../model/fields/resource'
import { type AmbiguousCell, ambiguousCellOf } from '../../../model/import/ambiguousCell'
import { cellText, type Habits, isBlank } from '../../../model/import/cell'
import type { TableRow } from '../../../model/import/readRows'
import { isAlways } from '../../../model/rules/rule'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Select } from '../../../ui/primitives/inputs'
import { Stack } from '../../../ui/primitives/layout'
import { useColumnLabel } from '../plan/columnLabel'
import { useImportParts } from '../plan/importContext'

interface ColumnChoiceProps {
  readonly at: number
  /** Its name in the file. */
  readonly column: string
  readonly rows: readonly TableRow[]
  readonly chosen: readonly (string | undefined)[]
  /** How ambiguous cells are read, as chosen. */
  readonly habits: Partial<Habits> | undefined
  readonly onChoose: (name: string | undefined) => void
  readonly onHabits: (habits: Partial<Habits>) => void
}

/** The field that a column of the file fills. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { at, column, rows, chosen, habits, onChoose, onHabits } = props
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const { importing } = useImportParts()
  const value = chosen[at]
  const field = importing.columns.find(({ name }) => name === value)?.field
  const doubt = useMemo(
    () =>
      field &&
      ambiguousCellOf(
        field,
        rows.map(({ cells }) => cells[at] ?? null),
      ),
    [field, rows, at],
  )
  const open = importing.columns.filter(({ name }) => name === value || !chosen.includes(name))
  return (
    <Stack>
      <Select
        aria-label={translate('importing.columns.fieldFor', { column })}
        value={value ?? ''}
        onText={text => onChoose(text || undefined)}
      >
        <option value="">{translate('importing.columns.ignored')}</option>
        {open.map(({ name, field, lines }) => (
          <option key={name} value={name}>
            {labelOf({ field, lines })}
            {isAlways(field.required) && !importing.fixed.has(name) ? ' *' : ''}
          </option>
        ))}
      </Select>
      {field && doubt && (
        <DoubtChoice field={field} doubt={doubt} habits={habits} onHabits={onHabits} />
      )}
    </Stack>
  )
}

interface DoubtChoiceProps extends Pick<ColumnChoiceProps, 'habits' | 'onHabits'> {
  readonly field: FieldModel
  readonly doubt: AmbiguousCell
}

/** Says how an ambiguous cell is read, as the column shows it or by default, and offers the other way. */
function DoubtChoice({ field, doubt, habits = {}, onHabits }: DoubtChoiceProps) {
  const { translate, language } = useTexts()
  const { text, readings, isDecided } = doubt
  const chosen = readings.findIndex(reading =>
    Object.entries(reading.habits).every(([name, way]) => habits[name as keyof Habits] === way),
  )
  const printed = (value: unknown) =>
    typeof value === 'number' ? printNumber(value) : field.print(value, language)
  return (
    <Select
      label={translate(isDecided ? 'importing.columns.decided' : 'importing.columns.unsure', {
        text,
      })}
      compact
      value={chosen === -1 ? doubt.taken : chosen}
      onText={text => onHabits(readings[Number(text)]?.habits ?? {})}
    >
      {readings.map(({ value }, way) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ways are fixed
        <option key={way} value={way}>
          {printed(value)}
        </option>
      ))}
    </Select>
  )
}

/** Its first values. */
export function samplesOf(rows: readonly TableRow[], at: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const cell = cells[at] ?? null
    if (!isBlank(cell)) samples.push(cellText(cell).slice(0, 40))
    if (samples.length === 3) break
  }
  return samples
}
