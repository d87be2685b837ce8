import { useQuery } from '@tanstack/react-query'
import { columnLabel } from '../../../i18n/labels'
import { loadNamespace } from '../../../i18n/namespaces'
import { useLanguage } from '../../../providers/backend/backendContext'
import { Facts } from '../../../ui/primitives/Facts'

export interface FlatFactsProps {
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** The values of a flat object under the names of its columns. */
export function FlatFacts({ values }: FlatFactsProps) {
  const called = useDictionary()
  if (!called) return null
  return (
    <Facts
      facts={values.map(([name, one]) => ({
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
