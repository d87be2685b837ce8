import { keepPreviousData } from '@tanstack/react-query'
import { type CatalogueTerms, catalogueFile, previewCatalogue } from '../../contracts/shop'
import { useBackend } from '../../providers/backend/backendContext'
import { useCall } from '../../providers/backend/useCall'
import { call } from '../../providers/dataProvider/call'
import { useDebounced } from '../../ui/controls/useDebounced'

/** Options of a catalogue; unset ones are omitted. */
export type CatalogueSearchTerms = Omit<CatalogueTerms, 'client'> & { readonly stocked: boolean }

/** First products; updated when the options stop changing. */
export function useCatalogueSearch(terms: CatalogueSearchTerms) {
  const query = useDebounced(terms, 250)
  const options = { staleTime: 30_000, placeholderData: keepPreviousData }
  return useCall(previewCatalogue, { body: query }, { queryKey: ['catalogue', query], ...options })
}

export type CatalogueFormat = 'xlsx' | 'pdf'

/** Signed address of the file. */
export function useCatalogueFile(terms: CatalogueSearchTerms, client: string | null) {
  const { http } = useBackend()
  return async (format: CatalogueFormat) =>
    (await call(http, catalogueFile, { body: { ...terms, client, format } })).url
}
