import type { Resource } from '../../../model/resource'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { Sent } from '../../useRecord'

/** Who saved the record between two of its versions, and when last; nobody where that is not ours to know. */
export interface News {
  readonly by: readonly string[]
  readonly at?: string
}

/** Asks the history; what it does not answer is not worth keeping anybody waiting. */
export async function newsOf(
  dataProvider: AppDataProvider,
  resource: Resource,
  { since, until }: { readonly since: Sent; readonly until: Sent },
): Promise<News> {
  const [from, to] = [since._VERSION ?? 0, until._VERSION ?? 0]
  try {
    const { history } = await dataProvider.history(resource.name, until.id)
    const between = history.filter(({ version }) => version > from && version <= to)
    const by = [...new Set(between.flatMap(entry => entry.by?.DISPLAYNAME ?? []))]
    return { by, ...(between[0] && { at: between[0].at }) }
  } catch {
    // The change itself is told all the same.
    return { by: [] }
  }
}
