import { pageAt, useCustomPages } from '../navigation/customPages'
import { resourceAt } from '../navigation/publicUrls'
import { useCatalogue, useTexts } from './catalogueContext'

/** Name of an address of the dashboard; the address itself if unnamed. */
export function usePageName(): (path: string) => string {
  const { labels, translate } = useTexts()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  return path => {
    const page = pageAt(pages, path)
    const resource = resourceAt(catalogue, path)
    if (page) return translate(page.label)
    return resource ? labels.many(resource) : path
  }
}
