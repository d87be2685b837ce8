import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { Chip } from '../../fields/Chip'
import { ReferredTitle } from '../../fields/Referred'
import { isNone, ShownValue } from '../../fields/ShownValue'
import { cellText } from '../../model/import/cell'
import type { Colour } from '../../model/kinds/choice'
import type { FieldModel } from '../../model/resource'
import type { ImportOutcome } from '../../providers/dataProvider/importing'
import { useLabels } from '../../providers/labels'
import { CellFix } from './CellFix'
import { type Plan, type Source, useImportParts } from './importContext'
import type { Rehearsed } from './rehearse'

interface RowResultProps {
  readonly row: Rehearsed
  readonly source: Source
  readonly plan: Plan
  readonly busy: boolean
  readonly onFix: (number: number, column: number, text: string) => Promise<void>
}
const colours: Readonly<Record<ImportOutcome, Colour>> = {
  create: 'success',
  change: 'info',
  same: 'default',
  refused: 'error',
}

/** One row: what would become of it, with what it changes or what is wrong. */
export function RowResult(props: RowResultProps) {
  const { row, source, busy } = props
  const translate = useTranslate()
  const cells = source.table.rows.find(({ number }) => number === row.number)?.cells ?? []
  const said = cells.map(cell => cellText(cell)).filter(Boolean)
  return (
    <li className="i-result" aria-busy={busy}>
      <div className="i-result-head">
        <span className="i-number">{translate('importing.check.row', { number: row.number })}</span>
        <Chip colour={colours[row.outcome]}>{translate(`importing.outcome.${row.outcome}`)}</Chip>
        <bdi className="i-said">{said.slice(0, 3).join(' · ')}</bdi>
      </div>
      {row.message && <p className="i-reason">{row.message}</p>}
      {row.outcome === 'refused' ? <Wrong {...props} cells={cells} /> : <Changes row={row} />}
      <Doubts row={row} />
    </li>
  )
}

type WrongProps = RowResultProps & {
  readonly cells: Source['table']['rows'][number]['cells']
}

/** Each field with what is wrong and what the file says, which may be corrected here. */
function Wrong({ row, plan, cells, busy, onFix }: WrongProps) {
  const name = useFieldName()
  return Object.entries(row.errors).map(([path, reason]) => {
    const column = plan.fields.indexOf(path.split('.')[0])
    return (
      <div key={path} className="i-wrong">
        <p className="i-reason">
          <strong>{name(path)}</strong> {reason}
        </p>
        {column >= 0 && (
          <CellFix
            field={name(path)}
            number={row.number}
            text={cellText(cells[column] ?? null)}
            busy={busy}
            onFix={text => void onFix(row.number, column, text)}
          />
        )}
      </div>
    )
  })
}

/** A change from what to what; a new record's values as they will be. */
function Changes({ row }: { readonly row: Rehearsed }) {
  const labels = useLabels()
  const changed = useChanged(row)
  if (changed.length === 0) return null
  return (
    <dl className="i-changes">
      {changed.map(({ field, values: [old, now] }) => (
        <div key={field.name}>
          <dt>{labels.field(field)}</dt>
          <dd>
            {row.outcome === 'change' && <Old field={field} value={old} />}
            <Plain field={field} value={now} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PlainProps {
  readonly field: FieldModel
  readonly value: unknown
}

function Old({ field, value }: PlainProps) {
  const translate = useTranslate()
  if (isNone(value)) return null
  return (
    <>
      <span className="p-hidden">{translate('app.history.before')}: </span>
      <s className="i-old">
        <Plain field={field} value={value} />
      </s>
      <ArrowForward fontSize="inherit" className="r-mirror" aria-hidden="true" />
      <span className="p-hidden">{translate('app.history.after')}: </span>
    </>
  )
}

/** A value by its looks, other records by their titles: a link would lead away from the import. */
function Plain({ field, value }: PlainProps) {
  const { target } = field
  if (!target || isNone(value)) return <ShownValue field={field} value={value} as="Cell" />
  return [value].flat().map((id, at) => (
    <Fragment key={String(id)}>
      {at > 0 && ', '}
      <ReferredTitle target={target} id={id as string | number} />
    </Fragment>
  ))
}

/** What the row itself says comes first: what the server adds by itself is no news. */
function useChanged({ changes, item }: Rehearsed) {
  const { resource } = useImportParts()
  const fields = Object.entries(changes).flatMap(([name, values]) => {
    const field: FieldModel | undefined = resource.fields.get(name)
    const isSaid = Object.hasOwn(item.changes, name) || field?.kind === 'computed'
    return field && isSaid ? [{ field, values }] : []
  })
  return fields
}

function Doubts({ row }: { readonly row: Rehearsed }) {
  const name = useFieldName()
  return Object.entries(row.warnings).map(([path, doubt]) => (
    <p key={path} className="i-doubt">
      <strong>{name(path)}</strong> {doubt}
    </p>
  ))
}

function useFieldName() {
  const { resource } = useImportParts()
  const labels = useLabels()
  return (path: string) => {
    const [name = ''] = path.split('.')
    const field = resource.fields.get(name)
    return field ? labels.field(field) : labels.column(name)
  }
}
