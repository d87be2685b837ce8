import { useQuery } from '@tanstack/react-query'
import { columnLabel } from '../i18n/labels'
import { loadColumns } from '../i18n/load'
import { useLanguage } from './backendContext'

/** What any column is called, also one that no schema has; nothing until the dictionary is here. */
export function useDictionary(): ((name: string) => string) | undefined {
  const language = useLanguage()
  const { data, isPending } = useQuery({
    queryKey: ['columns', language],
    queryFn: () => loadColumns(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return isPending ? undefined : name => columnLabel(name, data ?? {})
}
