import type { Me } from '../../model/access/access'
import type { ListCopies } from '../dataProvider/parts'
import type { Live } from '../live/live'
import type { SafeStorage } from '../session/storage'
import type { createCopiedLists } from './kept'
import type { CopyParts } from './read'

type Kept = ReturnType<typeof createCopiedLists>

/** The session whose lists are copied. */
export interface CopiesConfig {
  readonly live: Live
  readonly me: () => Me | null
  readonly onMe: (listener: () => void) => unknown
  readonly viewAs: { readonly current: () => object | null }
  readonly language: { readonly current: () => string }
  readonly storage: SafeStorage
}

/** Delay after the first rows of a page, whose own code and pictures come first. */
const CALM_MS = 3_000

/** Copies of lists on the device; their code is loaded some time after the first list. */
export function createCopies(config: CopiesConfig, parts: CopyParts): ListCopies {
  let kept: Kept | undefined
  let loading: Promise<Kept> | undefined
  const load = async () => {
    await new Promise(resolve => setTimeout(resolve, CALM_MS))
    kept = (await import('./kept')).createCopiedLists(config, parts)
    return kept
  }
  return {
    /** Undefined until it is loaded. */
    kept: () => kept,
    /** Keeps the rows of a list that a page has shown. */
    async keep(name: string) {
      if (!config.live.isOn) return
      loading ??= load()
      await (await loading).keep(name)
    },
  }
}
