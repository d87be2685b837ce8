import { useQuery } from '@tanstack/react-query'
import type { FieldFor, ValueProps } from '../../../fields/display/fieldView'
import { columnLabel } from '../../../i18n/labels'
import { loadNamespace } from '../../../i18n/namespaces'
import { useLanguage } from '../../../providers/backend/backendContext'
import { Facts } from '../../../ui/primitives/Facts'
import { isFlat, labelledValues } from './view'

/** Flat objects as facts under the names of their columns, others as JSON. */
export function JsonFacts({ field, value, language }: ValueProps<FieldFor<'json'>, unknown>) {
  const called = useDictionary()
  if (!isFlat(value)) return <pre className="f-json">{JSON.stringify(value, null, 2)}</pre>
  if (!called) return null
  return (
    <Facts
      facts={labelledValues(value, field, language).map(([name, one]) => ({
        label: called(name),
        value: <bdi>{one || '—'}</bdi>,
      }))}
    />
  )
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
