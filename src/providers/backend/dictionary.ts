import { useQuery } from '@tanstack/react-query'
import { columnLabel } from '../../i18n/labels'
import { loadNamespace } from '../../i18n/namespaces'
import { useLanguage } from './backendContext'

/** Labels of columns, also of columns without a schema; undefined until the dictionary is loaded. */
export function useDictionary(): ((name: string) => string) | undefined {
  const language = useLanguage()
  const { data, isPending } = useQuery({
    queryKey: ['columns', language],
    queryFn: () => loadNamespace(language, 'columns'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return isPending ? undefined : name => columnLabel(name, data ?? {})
}
