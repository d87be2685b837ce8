import { useTranslate } from 'ra-core'
import { type FormEvent, Fragment, useState } from 'react'
import { ValueChip } from '../../../fields/display/ValueChip'
import { ReferredTitle } from '../../../fields/record/Referred'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import type { Colour } from '../../../kinds/choice/data'
import type { FieldModel } from '../../../model/fields/resource'
import { cellText } from '../../../model/import/cell'
import type { ImportOutcome } from '../../../providers/dataProvider/importing'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'
import { Grid, Stack, Text } from '../../../ui/primitives/layout'
import { SensitiveChip } from '../../bulk/SensitiveNotice'
import { ChangeList, knownChanges } from '../../history/FieldChange'
import { usePathLabel } from '../plan/columnLabel'
import { type ImportPlan, type Source, useImportParts } from '../plan/importContext'
import { type Rehearsed, sensitiveIn } from '../plan/rehearseSome'

export interface RowResultProps {
  readonly row: Rehearsed
  readonly source: Source
  readonly plan: ImportPlan
  readonly busy: boolean
  readonly onFix: (number: number, column: number, text: string) => Promise<void>
}
const colours: Readonly<Record<ImportOutcome, Colour>> = {
  create: 'success',
  change: 'info',
  same: 'default',
  refused: 'error',
}

/** One row: its outcome, with its changes or errors. */
export function RowResult(props: RowResultProps) {
  const { row, source, busy } = props
  const translate = useTranslate()
  const { resource } = useImportParts()
  const cellsOf = (wanted: number) =>
    source.table.rows.find(({ number }) => number === wanted)?.cells ?? []
  const cells = cellsOf(row.number)
  const rowsText = useRowsText()
  const texts = cells.map(cell => cellText(cell)).filter(Boolean)
  return (
    <Stack as="li" pad={4} className="i-result" aria-busy={busy}>
      <div className="p-cluster">
        <Text strong>{rowsText(row.numbers)}</Text>
        <ValueChip colour={colours[row.outcome]}>
          {translate(`importing.outcome.${row.outcome}`)}
        </ValueChip>
        <SensitiveChip fields={sensitiveIn(resource, row)} />
        <Text as="bdi" tone="secondary">
          {texts.slice(0, 3).join(' · ')}
        </Text>
      </div>
      {row.message && (
        <Text as="p" tone="error">
          {row.message}
        </Text>
      )}
      {row.outcome === 'refused' ? <Wrong {...props} cellsOf={cellsOf} /> : <Changes row={row} />}
      <MoveWarnings row={row} />
    </Stack>
  )
}

type WrongProps = RowResultProps & {
  readonly cellsOf: (row: number) => Source['table']['rows'][number]['cells']
}

/** Each field's error and its text in the file, editable in place. */
function Wrong({ row, plan, cellsOf, busy, onFix }: WrongProps) {
  const label = usePathLabel()
  const translate = useTranslate()
  return Object.entries(row.errors).map(([path, reason]) => {
    const { number, name } = placeOf(row, path)
    const column = plan.fields.indexOf(name)
    const field = label(path)
    return (
      <Grid key={path} fit min={280} gap={1} align="center">
        <Text as="p" tone="error">
          {number !== row.number && `${translate('importing.check.row', { number })} · `}
          <strong>{field}</strong> {reason}
        </Text>
        {column >= 0 && (
          <CellFix
            field={field}
            number={number}
            text={cellText(cellsOf(number)[column] ?? null)}
            busy={busy}
            onFix={text => void onFix(number, column, text)}
          />
        )}
      </Grid>
    )
  })
}

/** Values from the file and those that the server adds, of an update with the previous ones. */
function Changes({ row }: { readonly row: Rehearsed }) {
  const { resource } = useImportParts()
  const changes = knownChanges(resource, row.changes).filter(
    ([{ name, computed }]) => computed || Object.hasOwn(row.item.changes, name),
  )
  if (changes.length === 0) return null
  const draw = (field: FieldModel, value: unknown) => (
    <Plain field={field} value={value} makers={row.makers} />
  )
  return <ChangeList changes={changes} draw={draw} />
}

interface PlainProps {
  readonly field: FieldModel
  readonly value: unknown
  /** Records that other rows of the file create. */
  readonly makers: Rehearsed['makers']
}

/** A value as text; references show titles without links, so that the import stays open. */
function Plain({ field, value, makers }: PlainProps) {
  const translate = useTranslate()
  const { target } = field
  if (!target || isNone(value)) return <ShownValue field={field} value={value} as="Cell" />
  return [value].flat().map((id, at) => (
    <Fragment key={String(id)}>
      {at > 0 && ', '}
      {makers?.has(id as string | number) ? (
        translate('importing.check.fromRow', {
          name: id,
          number: makers.get(id as string | number),
        })
      ) : (
        <ReferredTitle target={target} id={id as string | number} />
      )}
    </Fragment>
  ))
}

function MoveWarnings({ row }: { readonly row: Rehearsed }) {
  const label = usePathLabel()
  return Object.entries(row.warnings).map(([path, doubt]) => (
    <Text as="p" key={path} tone="warning">
      <strong>{label(path)}</strong> {doubt}
    </Text>
  ))
}

/** Position of a problem in the file: row number and column name. */
function placeOf({ number, places }: Rehearsed, path: string) {
  const [name = '', at, below] = path.split('.')
  const line = at === undefined ? undefined : places[`${name}.${at}`]
  if (line === undefined || below === undefined) return { number, name }
  return { number: line, name: `${name}.${below}` }
}

/** Example: `Fila 2`, `Filas 2–4`, `Filas 2, 7`. */
function useRowsText() {
  const translate = useTranslate()
  return (numbers: readonly number[]) => {
    const [first = 0] = numbers
    const last = numbers.at(-1) ?? first
    if (first === last) return translate('importing.check.row', { number: first })
    const isRun = last - first === numbers.length - 1
    return translate('importing.check.manyRows', {
      numbers: isRun ? `${first}–${last}` : numbers.join(', '),
    })
  }
}

interface CellFixProps {
  /** Label of the field. */
  readonly field: string
  readonly number: number
  /** The cell's text in the file. */
  readonly text: string
  readonly busy: boolean
  readonly onFix: (text: string) => void
}

/** The cell's text, editable in place. */
function CellFix({ field, number, text, busy, onFix }: CellFixProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== text) onFix(typed)
  }
  return (
    <form className="p-row" onSubmit={submit}>
      <Input
        className="p-grow"
        value={typed}
        dir="auto"
        disabled={busy}
        aria-label={translate('importing.check.fix', { field, number })}
        onChange={event => setTyped(event.target.value)}
      />
      {typed !== text && <Button type="submit" loading={busy} i18nKey="importing.check.again" />}
    </form>
  )
}
