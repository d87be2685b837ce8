import { useResource } from '../../providers/backend/catalogueContext'
import '../history/history.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { sensitiveAmong } from '../../model/access/sensitive'
import type { Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'
import type { BulkRowView } from '../../providers/dataProvider/bulk'
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
  const resource = useResource()
  const translate = useTranslate()
  const [number, setNumber] = useState(FIRST)
  const byOutcome = [...rows].sort((a, b) => rank(a) - rank(b))
  const sensitive = sensitiveFirst(byOutcome, row => sensitiveIn(resource, row))
  const ordered = sensitive.first
  const shown = ordered.slice(0, number)
  const next = Math.min(NEXT, ordered.length - shown.length)
  return (
    <>
      <SensitiveNotice fields={sensitive.fields} number={sensitive.rows.length} />
      <table className="u-rows">
        <thead>
          <tr>
            <th scope="col">{translate('list.bulk.record')}</th>
            <th scope="col">{translate('list.bulk.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <tr key={row.index} data-outcome={row.outcome}>
              <th scope="row">{titles[row.index] ?? row.id}</th>
              <td>
                <SensitiveChip fields={sensitiveIn(resource, row)} />
                <WhatOf row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next > 0 && (
        <button
          type="button"
          className="p-button p-text p-primary"
          onClick={() => setNumber(number + NEXT)}
        >
          {translate('list.bulk.more', { number: next })}
        </button>
      )}
    </>
  )
}

const order = ['refused', 'change', 'create', 'delete', 'same']
const rank = ({ outcome }: BulkRowView) => order.indexOf(outcome)

const sensitiveIn = (resource: Resource, { outcome, changes = {} }: BulkRowView) =>
  outcome === 'refused' ? [] : sensitiveAmong(resource, changes)

function WhatOf({ row }: { readonly row: BulkRowView }) {
  const resource = useResource()
  const translate = useTranslate()
  if (row.outcome === 'refused') return <Errors row={row} />
  if (row.outcome === 'delete') return <span>{translate('list.bulk.willGo')}</span>
  if (row.outcome === 'same') return <span>{row.message ?? translate('list.bulk.unchanged')}</span>
  return (
    <>
      <dl className="h-changes u-changes">
        {Object.entries(row.changes ?? {}).map(([name, values]) => {
          const field = resource.fields.get(name)
          return field && <FieldChange key={name} field={field} values={values} />
        })}
      </dl>
      {Object.entries(row.warnings ?? {}).map(([name, text]) => (
        <p key={name} className="u-warning">
          {text}
        </p>
      ))}
    </>
  )
}

function Errors({ row }: { readonly row: BulkRowView }) {
  const resource = useResource()
  const labels = useLabels()
  const { errors = {}, unmet = [], message } = row
  const fields = Object.entries(errors).map(([path, text]) => {
    const field = resource.fields.get(path.split('.')[0] ?? '')
    return field ? `${labels.field(field)}: ${text}` : text
  })
  const reasons = [...fields, ...unmet]
  return (
    <ul className="u-errors">
      {(reasons.length > 0 ? reasons : [message]).map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
