import { Fragment } from 'react'
import { type Language, textIn } from '../domain/text'
import { later } from '../pieces/later'
import { useDictionary } from '../providers/dictionary'
import { clipping } from './clipping'
import type { FieldFor, FieldView, Shown } from './fieldView'

type Json = FieldFor<'json'>
type Flat = Readonly<Record<string, unknown>>

/** The values alone where they are plain: their names stand on the page of the record. */
function OneLine({ field, value, language }: Shown<Json, unknown>) {
  if (isFlat(value)) {
    const values = told(value, field, language).map(([, one]) => one)
    const text = values.filter(Boolean).join(' · ')
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
const Facts = ({ value, ...shown }: Shown<Json, unknown>) =>
  isFlat(value) ? (
    <FlatFacts value={value} {...shown} />
  ) : (
    <pre className="f-json">{JSON.stringify(value, null, 2)}</pre>
  )

function FlatFacts({ field, value, language }: Shown<Json, Flat>) {
  const called = useDictionary()
  if (!called) return null
  return (
    <dl className="f-facts">
      {told(value, field, language).map(([name, one]) => (
        <Fragment key={name}>
          <dt>{called(name)}</dt>
          <dd>
            <bdi>{one || '—'}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Each value under its name, a code by what it is called. */
const told = (flat: Flat, { words }: Json, language: Language) =>
  Object.entries(flat).map(([name, value]) => {
    const label = words.codes?.[name]?.[String(value)]
    return [name, label === undefined ? String(value ?? '') : textIn(label, language)] as const
  })

const isFlat = (value: unknown): value is Flat =>
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
