import { useNotify } from 'ra-core'
import { chunkErrorText } from './missingChunk'

/** Continues after code has loaded; shows a warning if loading fails. */
export function useWhenHere() {
  const notify = useNotify()
  return (code: Promise<unknown>, goOn: () => void) =>
    void code.then(goOn, (error: unknown) => notify(chunkErrorText(error), { type: 'warning' }))
}
