import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { sensitiveAmong } from '../../model/access/sensitive'
import type { Resource } from '../../model/fields/resource'
import { useResource, useResourceView } from '../../providers/backend/catalogueContext'
import type { BulkRowView } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import { Text } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import { ChangeList, FromTo, knownChanges } from '../history/FieldChange'
import { useErrorLines } from '../record/useErrorLines'
import { SensitiveChip, SensitiveNotice, sensitiveFirst } from './SensitiveNotice'

interface RowProps {
  readonly row: BulkRowView
}

interface ReviewRowsProps {
  readonly rows: readonly BulkRowView[]
  /** By index in the proposal. */
  readonly titles: readonly string[]
}

/** Rows drawn first, and rows that "show more" adds. */
const FIRST = 100
const NEXT = 500

/** Record by record: each field's previous and new value, or its errors. Sensitive changes come first, then errors. */
export function ReviewRows({ rows, titles }: ReviewRowsProps) {
  const { resource, translate, labels } = useResourceView()
  const [number, setNumber] = useState(FIRST)
  const byOutcome = [...rows].sort((a, b) => rank(a) - rank(b))
  const sensitive = sensitiveFirst(byOutcome, row => sensitiveIn(resource, row))
  const shown = sensitive.first.slice(0, number)
  const next = Math.min(NEXT, rows.length - shown.length)
  const fields = fewFields(resource, rows)
  const isAll = sensitive.rows.length === rows.length
  const record = {
    key: 'record',
    label: translate('list.bulk.record'),
    cell: (row: BulkRowView) => (
      <>
        {titles[row.index] ?? row.id}
        {!isAll && <SensitiveChip fields={sensitiveIn(resource, row)} />}
        {fields && <Told row={row} />}
      </>
    ),
  }
  const perField = fields?.map(field => ({
    key: field.name,
    label: labels.field(field),
    cell: ({ changes = {} }: BulkRowView) => {
      const values = changes[field.name]
      return values && <FromTo field={field} values={values} />
    },
  }))
  const changes = {
    key: 'changes',
    label: translate('list.bulk.changes'),
    cell: (row: BulkRowView) => (
      <>
        <Changed row={row} />
        <Told row={row} />
      </>
    ),
  }
  return (
    <>
      <SensitiveNotice fields={sensitive.fields} number={sensitive.rows.length} />
      <Table
        stacks
        label={translate('list.bulk.changes')}
        rows={shown}
        rowKey={row => row.index}
        columns={[record, ...(perField ?? [changes])]}
      />
      {next > 0 && (
        <Button onClick={() => setNumber(number + NEXT)}>
          {translate('list.bulk.more', { number: next })}
        </Button>
      )}
    </>
  )
}

const order = ['refused', 'change', 'create', 'delete', 'same']
const rank = ({ outcome }: BulkRowView) => order.indexOf(outcome)

const sensitiveIn = (resource: Resource, { outcome, changes = {} }: BulkRowView) =>
  outcome === 'refused' ? [] : sensitiveAmong(resource, changes)

/** The changed fields, where they are so few that each has a column. */
function fewFields(resource: Resource, rows: readonly BulkRowView[]) {
  const names = new Set(
    rows.flatMap(({ outcome, changes = {} }) => (outcome === 'change' ? Object.keys(changes) : [])),
  )
  const fields = [...names].flatMap(name => resource.fields.get(name) ?? [])
  const isFew =
    fields.length > 0 && fields.length <= 3 && rows.every(({ outcome }) => outcome !== 'create')
  return isFew && fields.every(field => !field.fields) ? fields : undefined
}

/** Notes on a row besides its changes: errors, warnings, or "no change". */
function Told({ row }: RowProps) {
  const translate = useTranslate()
  const { outcome, message, warnings = {} } = row
  if (outcome === 'refused') return <Errors row={row} />
  if (outcome === 'delete') return <Text as="p">{translate('list.bulk.willGo')}</Text>
  if (outcome === 'same')
    return (
      <Text as="p" tone="secondary">
        {message ?? translate('list.bulk.unchanged')}
      </Text>
    )
  return Object.entries(warnings).map(([name, text]) => (
    <Text as="p" key={name} tone="warning">
      {text}
    </Text>
  ))
}

function Changed({ row: { outcome, changes = {} } }: RowProps) {
  const resource = useResource()
  if (outcome !== 'change' && outcome !== 'create') return null
  return <ChangeList changes={knownChanges(resource, changes)} />
}

function Errors({ row }: RowProps) {
  const linesOf = useErrorLines(useResource())
  const { errors = {}, unmet = [], message } = row
  const reasons = [...linesOf(errors), ...unmet]
  return (
    <Text as="ul" tone="error" className="p-bullets">
      {(reasons.length > 0 ? reasons : [message]).map(text => (
        <li key={text}>{text}</li>
      ))}
    </Text>
  )
}
