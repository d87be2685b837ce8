import type { Sent } from '../../resources/useRecord'

/** The folders one sees, as they lie in each other. */
export interface Tree {
  readonly byId: ReadonlyMap<number, Sent>
  /** Those directly in a folder; at the top also those whose folder one does not see. */
  readonly inside: (folder: number | null) => readonly Sent[]
  /** From the top to this one, itself included. */
  readonly pathTo: (folder: number | null) => readonly Sent[]
}

export function treeOf(folders: readonly Sent[]): Tree {
  const byId = new Map(folders.map(folder => [Number(folder.id), folder]))
  const placeOf = ({ CARPETA }: Sent) => (byId.has(Number(CARPETA)) ? Number(CARPETA) : null)
  const within = new Map<number | null, Sent[]>()
  for (const folder of folders) {
    const around = placeOf(folder)
    within.set(around, [...(within.get(around) ?? []), folder])
  }
  const pathTo = (id: number | null): readonly Sent[] => {
    const path: Sent[] = []
    let folder = id === null ? undefined : byId.get(id)
    while (folder && !path.includes(folder)) {
      path.unshift(folder)
      folder = byId.get(Number(folder.CARPETA))
    }
    return path
  }
  return { byId, inside: folder => within.get(folder) ?? [], pathTo }
}
