import { useCatalogue } from './catalogueContext'
import { pageAt, useCustomPages } from './customPages'
import { useLabels } from './labels'
import { resourceAt } from './publicUrls'

/** What an address of the desk is called; itself where nobody named it. */
export function usePageName(): (path: string) => string {
  const labels = useLabels()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  return path => {
    const page = pageAt(pages, path)
    const resource = page ? undefined : resourceAt(catalogue, path)
    return labels.text(page?.label) || (resource ? labels.many(resource) : path)
  }
}
