import { useQuery } from '@tanstack/react-query'
import { type Language, textIn } from '../../../base/text'
import { clipping } from '../../../fields/display/clipping'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { withNamespaces } from '../../../i18n/inUse'
import { columnLabel } from '../../../i18n/labels'
import { loadNamespace } from '../../../i18n/namespaces'
import { useLanguage } from '../../../providers/backend/backendContext'
import { Facts } from '../../../ui/primitives/Facts'
import { later } from '../../../ui/theme/later'

type Json = FieldFor<'json'>
type Flat = Readonly<Record<string, unknown>>

/** Values only, if the object is flat; the record's page shows their names. */
function OneLine({ field, value, language }: ValueProps<Json, unknown>) {
  if (isFlat(value)) {
    const values = labelled(value, field, language).map(([, one]) => one)
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

/** Flat objects as facts, others as JSON. */
const JsonFacts = ({ value, ...shown }: ValueProps<Json, unknown>) =>
  isFlat(value) ? (
    <FlatFacts value={value} {...shown} />
  ) : (
    <pre className="f-json">{JSON.stringify(value, null, 2)}</pre>
  )

function FlatFacts({ field, value, language }: ValueProps<Json, Flat>) {
  const called = useDictionary()
  if (!called) return null
  return (
    <Facts
      facts={labelled(value, field, language).map(([name, one]) => ({
        label: called(name),
        value: <bdi>{one || '—'}</bdi>,
      }))}
    />
  )
}

/** Each value under its name, codes with their labels. */
const labelled = (flat: Flat, { words }: Json, language: Language) =>
  Object.entries(flat).map(([name, value]) => {
    const label = words.valueLabels?.[name]?.[String(value)]
    return [name, label === undefined ? String(value ?? '') : textIn(label, language)] as const
  })

const isFlat = (value: unknown): value is Flat =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(one => one === null || typeof one !== 'object')

export const view: FieldView<'json'> = {
  Cell: OneLine,
  Display: JsonFacts,
  Input: later(() =>
    withNamespaces(import('./JsonInput'), 'validation').then(module => module.JsonInput),
  ),
  Filter: emptyFilter,
  wide: true,
}

/** Labels of columns, also of columns without a schema; undefined until the dictionary is loaded. */
function useDictionary(): ((name: string) => string) | undefined {
  const language = useLanguage()
  const { data, isPending } = useQuery({
    queryKey: ['columns', language],
    queryFn: () => loadNamespace(language, 'columns'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return isPending ? undefined : name => columnLabel(name, data ?? {})
}
