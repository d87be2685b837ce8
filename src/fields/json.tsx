import { Fragment } from 'react'
import { later } from '../pieces/later'
import { useLabels } from '../providers/labels'
import { clipping } from './clipping'
import type { FieldView, Shown } from './fieldView'

/** The values alone where they are plain: their names stand on the page of the record. */
function OneLine({ value }: Shown<unknown, unknown>) {
  if (isFlat(value)) {
    const told = Object.values(value).filter(one => one !== null && one !== '')
    const text = told.map(String).join(' · ')
    return <span {...clipping(text)}>{text}</span>
  }
  const text = JSON.stringify(value)
  return (
    <code className="f-clip" dir="ltr" title={text.slice(0, 500)}>
      {text}
    </code>
  )
}

/** Plain names and values as facts, anything deeper as it is written. */
function Facts({ value }: Shown<unknown, unknown>) {
  const labels = useLabels()
  if (!isFlat(value)) return <pre className="f-json">{JSON.stringify(value, null, 2)}</pre>
  return (
    <dl className="f-facts">
      {Object.entries(value).map(([name, one]) => (
        <Fragment key={name}>
          <dt>{labels.column(name)}</dt>
          <dd>
            <bdi>{String(one ?? '—')}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const isFlat = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(one => one === null || typeof one !== 'object')

export const jsonView: FieldView<'json'> = {
  Cell: OneLine,
  Display: Facts,
  Input: later(() => import('./inputs/JsonInput').then(module => module.JsonInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
  wide: true,
}
