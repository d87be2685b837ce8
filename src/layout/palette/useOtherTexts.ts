import { useQuery } from '@tanstack/react-query'
import { business } from '../../base/business'
import { loadNamespace, type TextTree } from '../../i18n/namespaces'

/** Texts of a key in English and in the language of the schemas, for people who know only those. */
export function useOtherTexts() {
  const { data = [], isPending } = useQuery({
    queryKey: ['other texts'],
    queryFn: () =>
      Promise.all(
        [...new Set(['en', business().language] as const)].flatMap(language =>
          (['app', 'menu', 'shell'] as const).map(async name => ({
            [name]: await loadNamespace(language, name),
          })),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const textsAt = (key: string): readonly string[] =>
    data.flatMap(tree => {
      const text = key
        .split('.')
        .reduce<TextTree | string | undefined>(
          (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
          tree,
        )
      return typeof text === 'string' ? text : []
    })
  return { textsAt, isPending }
}
