import type { Resource } from '../../../model/fields/resource'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../record/useRecord'

/** Authors of the versions between two records, and the latest time; `by` is empty without access to the history. */
export interface ChangeNews {
  readonly by: readonly string[]
  readonly at?: string
}

/** Reads the history; on an error returns no authors, so that the merge continues. */
export async function newsOf(
  dataProvider: AppDataProvider,
  resource: Resource,
  { since, until }: { readonly since: SentRecord; readonly until: SentRecord },
): Promise<ChangeNews> {
  const [from, to] = [since._VERSION ?? 0, until._VERSION ?? 0]
  try {
    const { history } = await dataProvider.history(resource.name, until.id)
    const between = history.filter(({ version }) => version > from && version <= to)
    const by = [...new Set(between.flatMap(entry => entry.by?.DISPLAYNAME ?? []))]
    return { by, ...(between[0] && { at: between[0].at }) }
  } catch {
    return { by: [] }
  }
}
