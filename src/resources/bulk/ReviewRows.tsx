import { useResource } from '../../providers/backend/catalogueContext'
import { useResourceView } from '../../providers/backend/useResourceView'
import { useErrorLines } from '../record/useErrorLines'
import '../history/history.css'
import { useState } from 'react'
import { sensitiveAmong } from '../../model/access/sensitive'
import type { Resource } from '../../model/fields/resource'
import type { BulkRowView } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import { Table } from '../../ui/primitives/Table'
import { Text } from '../../ui/primitives/Text'
import { FieldChange } from '../history/FieldChange'
import { SensitiveChip, SensitiveNotice } from './SensitiveNotice'
import { sensitiveFirst } from './sensitiveFirst'

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
  const { resource, translate } = useResourceView()
  const [number, setNumber] = useState(FIRST)
  const byOutcome = [...rows].sort((a, b) => rank(a) - rank(b))
  const sensitive = sensitiveFirst(byOutcome, row => sensitiveIn(resource, row))
  const ordered = sensitive.first
  const shown = ordered.slice(0, number)
  const next = Math.min(NEXT, ordered.length - shown.length)
  return (
    <>
      <SensitiveNotice fields={sensitive.fields} number={sensitive.rows.length} />
      <Table
        stacks
        label={translate('list.bulk.changes')}
        rows={shown}
        rowKey={row => row.index}
        columns={[
          {
            key: 'record',
            label: translate('list.bulk.record'),
            cell: row => titles[row.index] ?? row.id,
          },
          {
            key: 'changes',
            label: translate('list.bulk.changes'),
            cell: row => (
              <>
                <SensitiveChip fields={sensitiveIn(resource, row)} />
                <WhatOf row={row} />
              </>
            ),
          },
        ]}
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

function WhatOf({ row }: { readonly row: BulkRowView }) {
  const { resource, translate } = useResourceView()
  if (row.outcome === 'refused') return <Errors row={row} />
  if (row.outcome === 'delete') return <span>{translate('list.bulk.willGo')}</span>
  if (row.outcome === 'same')
    return <span className="p-quiet">{row.message ?? translate('list.bulk.unchanged')}</span>
  return (
    <>
      <dl className="h-changes">
        {Object.entries(row.changes ?? {}).map(([name, values]) => {
          const field = resource.fields.get(name)
          return field && <FieldChange key={name} field={field} values={values} />
        })}
      </dl>
      {Object.entries(row.warnings ?? {}).map(([name, text]) => (
        <Text as="p" key={name} tone="warning">
          {text}
        </Text>
      ))}
    </>
  )
}

function Errors({ row }: { readonly row: BulkRowView }) {
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
